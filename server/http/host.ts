import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { linesOf } from '../request';
import { clientError } from './failures';

/** RFC 3986, 3.2.2 and 3.2.3: a name, an IPv4 address or an IPv6 one in brackets, and a port. An empty one is allowed. */
const HOST = /^(?:\[[0-9a-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::[0-9]*)?$/i;

/**
 * RFC 9112, 3.2: a request with several Host lines or an impossible one is refused, and so is HTTP/1.1 without any.
 * Before anything is answered from memory, since this server and a proxy may read such a request in different ways.
 * Node's own refusal would not be in the envelope.
 * @param headers of the refusal
 */
export function refuseWrongHost(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasRightHost(request.raw)) return done();
    void reply.headers(headers);
    done(clientError(400));
  });
}

function hasRightHost(message: IncomingMessage): boolean {
  const { host } = message.headers;
  if (host === undefined) return message.httpVersionMinor === 0;
  return HOST.test(host) && linesOf(message, 'host') === 1;
}
