import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { type Account, sessionOf } from "../accounts.ts";
import { type Caller, callAs, openRequests, type SignedIn } from "./call-api.ts";
import { type Desk, deskOf } from "./desk.ts";
import { hire, type Newcomer, type NewcomerPlan } from "./newcomers.ts";
import { type Troubles, watchForTroubles } from "./troubles.ts";

export { expect } from "@playwright/test";

type Options = {
  /** Console errors that the test provokes on purpose. All others fail it. */
  expectedErrors: RegExp | undefined;
};

type Fixtures = {
  /** The origin of the suite. */
  origin: string;
  troubles: Troubles;
  /** Opens another browser context, signed in as a user or signed out. */
  open(who?: Account | SignedIn, options?: BrowserContextOptions): Promise<Page>;
  /** An API client, signed in as a user. */
  call(who: Account | SignedIn): Promise<Caller>;
  hire(plan: NewcomerPlan): Promise<Newcomer>;
  desk: Desk;
};

/** The `test` of all end-to-end tests: fails on console errors and on violations of the content security policy. */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [undefined, { option: true }],
  origin: async ({ baseURL }, use) => use(baseURL ?? ""),
  troubles: [
    async ({ expectedErrors }, use) => {
      const troubles = watchForTroubles();
      await use(troubles);
      expect(troubles.besides(expectedErrors)).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, troubles }, use) => {
    await troubles.watch(context);
    await use(context);
  },
  open: async ({ browser, troubles }, use) => {
    const opened: Page[] = [];
    await use(async (who, options = {}) => {
      const storageState = stateOf(who);
      const context = await browser.newContext({ ...options, storageState });
      await troubles.watch(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  call: async ({ origin }, use) => {
    const callers: Caller[] = [];
    await use(async (who) => {
      const caller = await callAs(await openRequests(origin, stateOf(who)));
      callers.push(caller);
      return caller;
    });
    for (const { request } of callers) await request.dispose();
  },
  hire: async ({ origin }, use) => use((plan) => hire(origin, plan)),
  desk: async ({ call }, use) => {
    const desk = deskOf(await call("frontdesk"));
    await use(desk);
    await desk.tidy();
  },
});

function stateOf(who: Account | SignedIn | undefined) {
  if (who === undefined) return { cookies: [], origins: [] };
  return typeof who === "string" ? sessionOf(who) : who;
}
