/** The few materials everything is made of. */
import type { Material } from '../kit/light';

export const white: Material = { colour: '#eeeeec', gloss: 0.08, gradient: true };
export const shell: Material = { colour: '#dfe2e6', gloss: 0.08, gradient: true };
export const pale: Material = { colour: '#c6cbd2', gradient: true };
export const graphite: Material = { colour: '#33383f', gloss: 0.16, gradient: true };
export const black: Material = { colour: '#1b1e23', gloss: 0.12, gradient: true };
export const rubber: Material = { colour: '#24272c' };
export const steel: Material = { colour: '#a9b0b8', gloss: 0.5, gradient: true };
export const zinc: Material = { colour: '#8f979f', gloss: 0.3, gradient: true };
export const brass: Material = { colour: '#c99a4a', gloss: 0.5 };
export const amber: Material = { colour: '#ffc35c', glow: true };
export const lamp: Material = { colour: '#ffffff', glow: true };
export const mark: Material = { colour: '#c3c8cf' };
export const cell: Material = { colour: '#16233c', gloss: 0.1, gradient: true };
