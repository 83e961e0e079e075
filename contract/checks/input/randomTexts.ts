import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';

const TEXTS = 8;
const MAX_LENGTH = 60;
const LAST_CODE_POINT = 0x10ffff;

/** B20: texts that nobody thought of, made from --seed; what fails is made as short as it can be. */
export const randomTexts: Check = {
  id: 'B20',
  name: 'random-texts',
  reach: 'own',
  rule: 'Any text that the contract allows is taken and answered as it was sent. The texts are made from --seed: the same seed sends the same ones; one that fails is shortened as far as it still fails.',
  run: (kit) =>
    kit.part('updateArticle', async () => {
      // Loaded here, so that the command starts without it.
      const { asyncProperty, check, integer, string } = await import('fast-check');
      // Any code point; half of a pair, which no text may hold, is filtered out below.
      const unit = integer({ min: 0, max: LAST_CODE_POINT }).map((code) => String.fromCodePoint(code));
      const { id } = await kit.createArticle();
      const { body } = kit.operation('updateArticle');
      let last: Exchange | null = null;
      let got: unknown;
      const allowed = (content: string) =>
        content !== '' && body !== null && kit.contract.errors(body.pointer, { title: 'x', content }).length === 0;
      const keeps = asyncProperty(string({ unit, maxLength: MAX_LENGTH }).filter(allowed), async (content) => {
        last = await kit.call('updateArticle', { path: { id }, json: { title: kit.own.marker(), content } });
        // A failure of the server is told by group A, and is no matter of this text alone.
        if (last.failure !== null || last.status >= 500) return true;
        const read = await readBack(kit, id);
        if (read.status !== 200) return true;
        got = dataOf(read)?.content;
        return got === content;
      });
      const { failed, counterexample } = await check(keeps, { seed: kit.options.seed, numRuns: TEXTS });
      if (!failed || last === null) return;
      kit.fail(last, {
        expected: `content as it was sent: ${JSON.stringify(counterexample?.[0])}`,
        got: String(JSON.stringify(got)),
        fix: 'Keep every code point of a text, in UTF-8 (in MySQL utf8mb4), without trimming, normalisation or escaping.',
        pointer: '/info/description',
      });
    }),
};

const readBack = (kit: Kit, articleId: string) =>
  kit.call('getArticle', { path: { articleId }, as: 'staff', ...kit.quietly('getArticle') });
