import { CHECKS } from '../checks';
import { chosenStages, misChosen } from './choice';

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

describe('checks as they run', () => {
  const everything: Parameters<typeof chosenStages>[0] = {
    scope: 'full',
    allow: { account: true, traces: true, load: true },
    only: [],
    skip: [],
  };
  const stages = chosenStages(everything);

  it('stand in one lane each', () => {
    expect(
      stages
        .flat(2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(CHECKS.map(({ id }) => id).sort());
  });

  it('have the shop to themselves where they look at all of it, before the others make records', () => {
    const [[first = [], ...beside] = []] = stages;
    expect(beside).toEqual([]);
    expect(first.some(({ shared }) => shared)).toBe(true);
    expect(
      stages
        .slice(1)
        .flat(2)
        .filter(({ shared }) => shared),
    ).toEqual([]);
  });

  it('have the account to themselves where they change it', () => {
    const last = stages.at(-1) ?? [];
    expect(last).toHaveLength(1);
    expect(
      stages
        .slice(0, -1)
        .flat(2)
        .filter(({ reach }) => reach === 'account'),
    ).toEqual([]);
  });

  it('are those that were chosen', () => {
    expect(
      chosenStages({ ...everything, only: ['D05', 'F07'] })
        .flat(2)
        .map(({ id }) => id),
    ).toEqual(['D05', 'F07']);
  });
});
