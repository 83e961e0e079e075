/**
 * Headers of a page. Scripts and styles run only from this origin or with the page's nonce; the sign-in cookie is
 * readable by script (specification, section 9), and this policy is what pays for that.
 * @param nonce of the rendered page's inline scripts and styles
 * @param previews whether the page shows pictures of the visitor's own computer before they are sent
 */
export function policyHeaders(nonce: string, { previews = false }: { previews?: boolean } = {}): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src 'self' data: https:${previews ? ' blob:' : ''}`,
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "frame-src https://www.openstreetmap.org",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
