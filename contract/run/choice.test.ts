import { misChosen } from './choice';

const nothing = { account: false, traces: false, load: false };
const chosen = (choice: Partial<Parameters<typeof misChosen>[0]>) =>
  misChosen({ scope: 'own', allow: nothing, only: [], skip: [], ...choice });

describe('a choice of checks', () => {
  it.each([
    ['no word', {}],
    ['groups, ids and names', { only: ['d', 'A10', 'delete-gone'], skip: ['B'] }],
    ['what only reads, where nothing may be written', { scope: 'read-only', only: ['A10', 'E'] }],
    ['what needs a permission that is given', { only: ['D22'], allow: { ...nothing, load: true } }],
  ] as const)('is taken: %s', (_, choice) => {
    expect(chosen(choice as Partial<Parameters<typeof misChosen>[0]>)).toBeNull();
  });

  it.each([
    ['There is no check QQ', { only: ['D05', 'QQ'] }],
    ['There is no check X', { skip: ['X'] }],
    ['A01 is judged in every run', { only: ['A01'] }],
    ['D05 writes: it needs --scope own.', { scope: 'read-only', only: ['D05'] }],
    ['D22 writes: it needs --scope own and --allow-load.', { only: ['D22'] }],
    ['No check is left', { only: ['D05'], skip: ['D'] }],
  ] as const)('is refused: %s', (words, choice) => {
    expect(chosen(choice as unknown as Partial<Parameters<typeof misChosen>[0]>)).toContain(words);
  });
});
