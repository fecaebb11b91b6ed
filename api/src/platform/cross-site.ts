import { AppError } from "@funduq/shared-types/errors/app-error";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export function isUnsafe(method: string): boolean {
  return !SAFE_METHODS.has(method);
}

/**
 * Refuses a write that another site's page could have sent with the user's cookie.
 *
 * `Sec-Fetch-Site` decides. Browsers do not send it on plain http in a local network: then the `Origin` must be the
 * host of the request.
 */
export function refuseCrossSite(headers: Headers, publicOrigin: string | undefined): void {
  const site = headers.get("sec-fetch-site");
  const trusted = site === null ? sameOrigin(headers, publicOrigin) : site === "same-origin";
  if (!trusted) throw new AppError("request.cross-site");
}

function sameOrigin(headers: Headers, publicOrigin: string | undefined): boolean {
  const origin = headers.get("origin");
  if (origin === null) return false;
  return origin === publicOrigin || hostOf(origin) === headers.get("host");
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
