/** Colours as linear light, three numbers from 0 up; hex at both ends. */
import type { Vec } from './vector';

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toSrgb = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/** '#rrggbb' to linear light. */
export function linear(hex: string): Vec {
  const n = Number.parseInt(hex.slice(1), 16);
  return [toLinear(((n >> 16) & 255) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
}

/** Linear light to '#rrggbb', with a soft shoulder so that highlights do not clip hard. */
export function hex(colour: Vec): string {
  const channel = (c: number): string => {
    const soft = c < 0.7 ? c : 0.7 + 0.3 * (1 - Math.exp(-(c - 0.7) / 0.3));
    const byte = Math.round(Math.max(0, Math.min(1, toSrgb(soft))) * 255);
    return byte.toString(16).padStart(2, '0');
  };
  return `#${channel(colour[0])}${channel(colour[1])}${channel(colour[2])}`;
}

/** Blends two hex colours in linear light. */
export function blend(a: string, b: string, t: number): string {
  const [p, q] = [linear(a), linear(b)];
  return hex([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}
