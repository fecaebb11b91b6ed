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
 * The same headers, with the order to keep to https where the suite is reached by it: when its public
 * address says so, or the proxy that ends TLS. A LAN install has no https to keep to.
 *
 * `X-Forwarded-Proto` is believed from anybody, unlike `X-Forwarded-For`: browsers ignore the order on
 * plain http, so a forged header changes only the answer to its sender.
 */
export function securityHeadersFor(
  publicOrigin: string | undefined,
  forwardedProto?: string | string[],
): Readonly<Record<string, string>> {
  const isTls = publicOrigin?.startsWith("https:") || /^https(,|$)/i.test(String(forwardedProto));
  return isTls ? headersOverTls : securityHeaders;
}
