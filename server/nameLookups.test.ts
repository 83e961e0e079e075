import { connect } from 'node:net';
import dns from 'node:dns';
import { once } from 'node:events';
import { shareLookups, shareNameLookups } from './nameLookups';

test('however many ask for a name while nobody answers, it is looked up once, and all of them are answered', () => {
  const answers: (() => void)[] = [];
  const looked: string[] = [];
  const shared = shareLookups((name, _options, callback) => {
    looked.push(name);
    answers.push(() => callback(null, '127.0.0.1', 4));
  });
  const heard: unknown[] = [];
  for (let n = 0; n < 50; n += 1) shared('db.example', {}, (_error, address) => heard.push(address));
  shared('mail.example', {}, () => undefined);
  expect(looked).toEqual(['db.example', 'mail.example']);
  for (const answer of answers) answer();
  expect(heard).toEqual(Array(50).fill('127.0.0.1'));
  shared('db.example', {}, () => undefined);
  expect(looked).toHaveLength(3);
});

test('connections of Node ask there', async () => {
  const before = dns.lookup;
  let looked = 0;
  dns.lookup = ((_name: string, _options: object, callback: (error: Error) => void) => {
    looked += 1;
    setTimeout(() => callback(Object.assign(new Error('no answer'), { code: 'EAI_AGAIN' })), 50);
  }) as typeof dns.lookup;
  try {
    shareNameLookups();
    const failures = Array.from({ length: 5 }, async () => {
      const [error] = (await once(connect(1, 'db.example'), 'error').catch((failure: unknown) => [failure])) as Error[];
      return error;
    });
    expect(await Promise.all(failures)).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining({ code: 'EAI_AGAIN' }) as unknown),
    );
    expect(looked).toBe(1);
  } finally {
    dns.lookup = before;
  }
});
