/**
 * Stands in for MUI's `createThemeWithVars`. The theme's tokens are CSS variables already, written once into each
 * document; MUI's own second set would cost 4 KB of program in the first load (docs/decisions).
 */
export default function createThemeWithVars(): never {
  throw new Error('The theme is made without cssVariables; the document carries its tokens.');
}
