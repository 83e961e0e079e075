import { PEERS } from './peers';

const options = {
  baseUrl: 'http://127.0.0.1:1/api/v1',
  token: 'secret',
  contract: 'openapi.yaml',
  folder: '/tmp/run',
  peers: '/tmp/peers',
};

describe.each(PEERS)('$id', (peer) => {
  it('gets the token by its environment', () => {
    const { args, env } = peer.command(options);
    expect(args).toEqual(
      expect.arrayContaining([peer.id, options.baseUrl, options.contract, options.folder, options.peers]),
    );
    expect(args.join(' ')).not.toContain(options.token);
    expect(env).toEqual({ CONTRACT_TOKEN: options.token });
  });

  it('names what it complained of, or nothing where it could not be run', () => {
    expect(peer.failures('some words\ncomplaint: getTag: schema\ncomplaint: listTags: status\n', 1)).toEqual([
      'getTag: schema',
      'listTags: status',
    ]);
    expect(peer.failures('', 0)).toEqual([]);
    expect(peer.failures('', 2)).toBeNull();
    expect(peer.failures('complaint: getTag: schema\n', 2)).toBeNull();
  });
});
