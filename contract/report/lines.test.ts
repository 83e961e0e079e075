import { fileOf } from '../files';
import type { Report } from '../run/run';
import { counted } from '../sentences/counted';
import { pageOf } from '../sentences/page';
import { Contract } from '../spec/contract';
import { toJson } from './files';
import { toHtml } from './html';
import { toJunit } from './junit';
import { CONFORMING, printed } from './sampleReport';

describe('what no check asks', () => {
  const contract = new Contract(fileOf('openapi.yaml'));
  const { sentences, bounds } = counted(contract);
  const words = `Without a check: ${sentences.unchecked} of ${sentences.asking} sentences, ${bounds.unchecked} of ${bounds.asking} bounds`;

  it('is the same number in the last line, in every report and on the page', () => {
    const report: Report = { ...CONFORMING, asked: counted(contract) };
    expect(printed(report).trimEnd().split('\n').at(-1)).toContain(words);
    expect(toJunit(report)).toContain(words);
    expect(toHtml(report)).toContain(words);
    expect(pageOf(contract)).toContain(words);
    expect(JSON.parse(toJson(report))).toMatchObject({ asked: { sentences, bounds } });
  });

  it('says too what this run left out', () => {
    const asked = { ...CONFORMING.asked, sentences: { ...CONFORMING.asked.sentences, leftOut: 3 } };
    expect(printed({ ...CONFORMING, asked })).toContain(
      '2 of 9 sentences, 0 of 30 bounds; 3 more sentences only by checks that this run left out',
    );
  });
});
