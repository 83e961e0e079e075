/**
 * Stands in for MUI's `createThemeWithVars`. The theme's tokens are CSS variables already, written once into each
 * document; MUI's own second set would cost 3.5 KB of program wherever MUI is used (docs/decisions/001).
 */
export default function createThemeWithVars(): never {
  throw new Error('The theme is made without cssVariables; the document carries its tokens.');
}
