import { darkTokens, staffTokens } from '../../common/ui/theme/darkTokens';
import { staffTheme } from './staffTheme';

test('what a list prints takes its colours from the document, which paper never makes dark', () => {
  const { MuiTableCell, MuiCheckbox } = staffTheme('dark').components ?? {};
  const printed = JSON.stringify([MuiTableCell, MuiCheckbox]);
  const { ink, input, paper, primary } = darkTokens;
  const dark = [ink, input, paper, primary, staffTokens.dark['line-2']];
  expect(dark.filter((colour) => printed.includes(colour))).toEqual([]);
});

test.each(['light', 'dark'] as const)('the %s scheme has all that either one has', (scheme) => {
  const { light, dark } = staffTokens;
  expect(Object.keys(staffTokens[scheme])).toEqual(expect.arrayContaining(Object.keys({ ...light, ...dark })));
  // None is there without a value: what a variable lacks is drawn in the colour of the text around it.
  expect(Object.values(staffTokens[scheme])).not.toContain('');
});
