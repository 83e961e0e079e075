import { toHar } from './har';
import { FORMS, REPORT } from './sampleReport';

describe('HAR', () => {
  interface Entry {
    request: {
      url: string;
      headers: { name: string; value: string }[];
      postData?: { text: string; params: { name: string; value?: string; comment?: string }[] };
    };
    response: { status: number; content: { size: number; text?: string } };
    time: number;
    startedDateTime: string;
    comment: string;
  }
  const { log } = JSON.parse(toHar(REPORT)) as {
    log: { version: string; creator: { name: string; version: string }; entries: Entry[] };
  };

  it('has every exchange, in the fields that HAR 1.2 demands', () => {
    expect(log).toMatchObject({ version: '1.2', creator: { name: 'contract-kit', version: '1.2.3' } });
    expect(log.entries).toHaveLength(REPORT.exchanges.length);
    for (const entry of log.entries) {
      expect(entry).toMatchObject({
        startedDateTime: '2026-11-22T08:00:00.000Z',
        time: 12.35,
        cache: {},
        timings: { send: 0, wait: 12.35, receive: 0 },
        request: { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 },
        response: { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 },
      });
    }
  });

  it.each(FORMS)('hides %s', (form) => {
    expect(toHar(REPORT)).not.toContain(form);
    expect(toHar(REPORT)).not.toContain(JSON.stringify(form).slice(1, -1));
  });

  it('keeps what is no secret', () => {
    expect(log.entries[0]?.request.postData?.text).toBe('{"emailOrPhone":"staff@example.com","password":"***"}');
    expect(log.entries[0]?.response.content.text).toBe('{"success":true,"message":"Signed in.","data":"***"}');
    expect(log.entries[2]?.request.url).toBe('http://127.0.0.1:3000/api/v1/products?token=***&page=2');
    expect(log.entries[3]?.request.headers).toContainEqual({ name: 'authorization', value: 'Bearer ***' });
    expect(log.entries[4]?.request.headers).toContainEqual({ name: 'cookie', value: 'a=***; session=***' });
  });

  it('names files without their bytes', () => {
    expect(log.entries[5]?.request.postData?.params).toEqual([
      { name: 'product_name', value: 'ck ***' },
      { name: 'image_url', fileName: 'a.png', contentType: 'image/png', comment: '4000 bytes' },
    ]);
    expect(log.entries[6]?.request.url).toBe('https://pictures.example/pictures/a.png');
    expect(log.entries[6]?.response.content).toEqual({ size: 70_000, mimeType: 'image/png' });
    expect(log.entries[7]?.comment).toBe('1 outside of the contract socket hang up');
  });
});
