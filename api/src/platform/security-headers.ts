/**
 * What a page of the suite may load and do. The static gateway and the API send the same policy.
 *
 * Scripts and styles come from our own origin only, never inline and never from a string.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of every answer, by the API, the static gateway and the server itself. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": contentSecurityPolicy,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

const headersOverTls: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
};

/**
 * The same headers, with HSTS where the suite is served over https: according to its public address, or to the
 * proxy that terminates TLS. An installation on a LAN without https gets none.
 *
 * `X-Forwarded-Proto` is accepted from any client, unlike `X-Forwarded-For`: browsers ignore HSTS on plain http, so
 * a forged header changes only the answer to its sender.
 */
export function securityHeadersFor(
  publicOrigin: string | undefined,
  forwardedProto?: string | string[],
): Readonly<Record<string, string>> {
  const isTls = publicOrigin?.startsWith("https:") || /^https(,|$)/i.test(String(forwardedProto));
  return isTls ? headersOverTls : securityHeaders;
}
