/** Import this before the code under test: Node's `Request` takes only absolute addresses. */
process.env.API_BASE_URL ??= 'http://localhost/api/v1';
