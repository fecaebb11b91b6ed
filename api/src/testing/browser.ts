/** Handles cookies as a browser does: keeps the newest of each name, and sends them all. */
export function cookieJar() {
  const kept = new Map<string, string>();
  return {
    take(response: Response): Response {
      for (const set of response.headers.getSetCookie()) {
        const [pair = "", ...attributes] = set.split("; ");
        const name = pair.slice(0, pair.indexOf("="));
        if (attributes.includes("Max-Age=0")) kept.delete(name);
        else kept.set(name, pair);
      }
      return response;
    },
    value: (name: string) => kept.get(name)?.slice(name.length + 1),
    header: (): Record<string, string> =>
      kept.size > 0 ? { cookie: [...kept.values()].join("; ") } : {},
  };
}

export type CookieJar = ReturnType<typeof cookieJar>;
