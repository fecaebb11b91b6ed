import type { Env } from "../../env.ts";

/** The `__Host-` prefix binds a cookie to this host and to https, so it is not available over plain http. */
export function hostCookieName(name: string, { COOKIE_INSECURE }: Env): string {
  return COOKIE_INSECURE ? name : `__Host-${name}`;
}

/**
 * The token in our cookie among all that the browser sends for this host. Lucia's own reader decodes
 * every one of them and throws at a stray `%`, which another application on the same host may set.
 */
export function cookieToken(cookies: string | undefined, name: string): string | undefined {
  const own = cookies?.split(";").find((cookie) => cookie.trim().startsWith(`${name}=`));
  const value = own?.trim().slice(name.length + 1);
  return value && /^[\w-]{1,100}$/.test(value) ? value : undefined;
}
