import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CONTRACT_FILE } from '../openapi/document';

const PREFIX = '/api/docs';
const CONTRACT_URL = '/api/openapi.yaml';

/** Everything comes from this server; nothing inline runs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${PREFIX}/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="${PREFIX}/swagger-ui-bundle.js"></script>
<script src="${PREFIX}/start.js"></script>
</body>
</html>
`;

const START = `window.SwaggerUIBundle({
  url: '${CONTRACT_URL}',
  dom_id: '#reference',
  deepLinking: true,
  validatorUrl: null,
});
`;

/** The contract as a file, and a page to read and try it. */
export function registerDocs(app: FastifyInstance): void {
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
  const swagger = (name: string) => readFileSync(join(folder, name));
  const files: [url: string, type: string, body: string | Buffer][] = [
    [CONTRACT_URL, 'application/yaml; charset=utf-8', readFileSync(CONTRACT_FILE)],
    [PREFIX, 'text/html; charset=utf-8', PAGE],
    [`${PREFIX}/start.js`, 'text/javascript; charset=utf-8', START],
    [`${PREFIX}/swagger-ui.css`, 'text/css; charset=utf-8', swagger('swagger-ui.css')],
    [`${PREFIX}/swagger-ui-bundle.js`, 'text/javascript; charset=utf-8', swagger('swagger-ui-bundle.js')],
  ];
  for (const [url, type, body] of files) {
    app.get(url, (_request, reply) =>
      reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache' }).type(type).send(body),
    );
  }
}
