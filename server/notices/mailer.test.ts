import { describeFailure } from '../http/failures';
import { eventually } from '../testing/eventually';
import { startMailServer } from '../testing/mailServer';
import { mailerOf } from './mailer';

const MAIL = { to: 'achieng@example.com', subject: 'Hello', text: 'Hello', messageId: '<1@shop.example>' };

let post: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => void (post = await startMailServer()));
afterAll(() => post.close());

const sendOver = (url: string) =>
  mailerOf({ url, from: { name: '', address: 'shop@shop.example' }, host: 'shop.example' })(MAIL);

test('words go in the clear to this machine alone, unless the address says so', async () => {
  // This machine too, by a name that does not say so.
  const elsewhere = post.url.replace('127.0.0.1', '0.0.0.0');
  await expect(sendOver(elsewhere)).rejects.toMatchObject({ code: 'ETLS' });
  expect(post.mails).toEqual([]);
  await sendOver(`${elsewhere}?requireTLS=false`);
  await sendOver(post.url);
  expect(post.mails).toHaveLength(2);
});

test('the reason of a refusal, which may name the recipient, is not what is logged of it', async () => {
  post.behave(() => 'refuse');
  const refusal = (await sendOver(post.url).catch((error: unknown) => error)) as Error;
  expect(refusal.message).toContain('No such mailbox');
  const logged = describeFailure(refusal);
  expect(logged).toMatchObject({ kind: 'Undeliverable', code: 'SMTP 550' });
  expect(JSON.stringify(logged)).not.toContain('mailbox');
});

test('a letter that takes too long is given up, and its connection with it', async () => {
  post.behave(() => 'stall');
  const late = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
  const sending = sendOver(post.url);
  await eventually(() => post.connections() === 1);
  late.abort();
  await expect(sending).rejects.toThrow('The mail server was too slow.');
  await eventually(() => post.connections() === 0);
});
