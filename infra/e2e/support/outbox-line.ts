import type { Route } from "@playwright/test";

/** Operations and sales of a bill. */
export const SENT = /\/bills\/[\w-]+\/(operations|recorded-sale)$/u;

/** What becomes of a request that the outbox sends for a bill. */
export type Answering = (route: Route) => Promise<void>;

/** The server is not reached. */
export const neverArrives: Answering = (route) => route.abort("internetdisconnected");

/** The network goes for good when so many sales were done: the answer of the last one is lost. */
export function cutAtSale(count: number, cut: () => Promise<void>): Answering {
  let sales = 0;
  return async (route) => {
    if (!route.request().url().endsWith("recorded-sale")) return route.continue();
    sales += 1;
    if (sales !== count) return route.continue();
    await route.fetch();
    await cut();
    await route.abort("internetdisconnected");
  };
}

/** Every third request arrives three times at once, and the answer of every twentieth is lost. */
export function storm(): Answering {
  let requests = 0;
  return async (route) => {
    requests += 1;
    const isLost = requests % 20 === 0;
    const times = requests % 3 === 0 ? 3 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => route.fetch()));
    const [response] = answers;
    if (isLost || !response) return route.abort("internetdisconnected");
    await route.fulfill({ response });
  };
}
