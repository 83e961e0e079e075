import { darkTokens, staffTokens } from '../../common/ui/theme/darkTokens';
import { staffTheme } from './staffTheme';

test('what a list prints takes its colours from the document, which paper never makes dark', () => {
  const { MuiTableCell, MuiCheckbox } = staffTheme('dark').components ?? {};
  const printed = JSON.stringify([MuiTableCell, MuiCheckbox]);
  const { ink, input, paper, primary } = darkTokens;
  const dark = [ink, input, paper, primary, staffTokens.dark['line-2']];
  expect(dark.filter((colour) => printed.includes(colour))).toEqual([]);
});
