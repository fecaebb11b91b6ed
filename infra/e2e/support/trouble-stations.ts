import { randomUUID } from "node:crypto";
import type { ModuleList } from "@funduq/shared-types/contracts/module";
import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { accountStations } from "./account-stations.ts";
import type { Caller } from "./call-api.ts";
import { asOwner } from "./database.ts";
import { turnTo } from "./languages.ts";
import { linkMailedTo } from "./mails.ts";
import { idOfHotel, type Newcomer, type NewcomerPlan } from "./newcomers.ts";
import { languages } from "./places.ts";
import { button } from "./screens.ts";
import {
  isWanted,
  main as mainOf,
  moveTo,
  quiet,
  type Station,
  settle,
  topDialog,
} from "./station.ts";

const stale = {
  type: "/problems/request.stale",
  title: "request.stale",
  status: 409,
  detail: "Karim Haddad changed this in the meantime.",
  code: "request.stale",
  requestId: "a-refused-change",
};

/** The users of a test. */
type Cast = {
  browser: BrowserContextOptions;
  open(
    who?: Awaited<ReturnType<Newcomer["signIn"]>>,
    options?: BrowserContextOptions,
  ): Promise<Page>;
  hire(plan: NewcomerPlan): Promise<Newcomer>;
  call(who: "admin"): Promise<Caller>;
};

export type Trouble = Station & { page: Page };

/** Sets the end of the second hotel's subscription to `days` from now. */
export async function setExpiry(days: number): Promise<void> {
  const hotelId = await idOfHotel("second");
  await asOwner(
    (tx) => tx`update hotels set expires_at = now() + make_interval(days => ${days})
      where id = ${hotelId}`,
    hotelId,
  );
}

/** Screens for signed-out users, and for closed sections, expired subscriptions, deleted records and failures. */
export async function troubleStations(cast: Cast): Promise<Trouble[]> {
  const all = [
    ...(await strangers(cast)),
    ...(await accountStations(cast)),
    ...(await turnedAway(cast)),
    ...(await inTrouble(cast)),
  ];
  return all.filter(isWanted);
}

function on(page: Page, path: string, name: string, act?: () => Promise<unknown>): Trouble {
  return {
    name,
    page,
    async open() {
      await page.goto(path);
      await settle(page);
      await act?.();
    },
  };
}

async function strangers({ open, call, browser }: Cast): Promise<Trouble[]> {
  const page = await open(undefined, browser);
  const admin = await call("admin");
  const email = `nadia-${randomUUID()}@hotel.test`;
  const hotelId = admin.session.hotels[0]?.hotelId;
  const person = { email, displayName: "Nadia Hamdi", sections: ["housekeeping"] };
  await admin.send("POST", `/hotels/${hotelId}/users`, person);
  const link = new URL(await linkMailedTo(email));
  const send = () => page.locator("main button[type=submit]").click();
  return [
    on(page, "/login", "login", () => expect(page.locator("input").first()).toBeVisible()),
    on(page, "/login", "faults of the login", async () => {
      await page.locator("input").first().fill("nobody@hotel.test");
      await page.locator("input[type=password]").fill("wrong password");
      await send();
      await expect(page.getByRole("alert").first()).toBeVisible();
    }),
    on(page, "/finish-signin#token=gone", "a link that is invalid", () =>
      expect(page.getByRole("link")).toBeVisible(),
    ),
    on(page, `${link.pathname}${link.hash}`, "a link asks for the email", () =>
      expect(page.locator("input[type=email]")).toBeVisible(),
    ),
    on(page, `${link.pathname}${link.hash}`, "a link asks for a password", async () => {
      await page.reload();
      await page.locator("input[type=email]").fill(email);
      await send();
      await expect(page.locator("input[type=password]")).toHaveCount(2);
    }),
  ];
}

async function turnedAway({ open, hire, browser }: Cast): Promise<Trouble[]> {
  const leaver = await hire({ role: "employee", sections: ["pos"] });
  const leaversSession = await leaver.signIn();
  await asOwner(
    (tx) => tx`delete from hotel_users where id = ${leaver.hotelUserId}`,
    leaver.hotelId,
  );
  const waiter = await hire({ role: "employee", sections: ["pos"] });
  const owner = await hire({ role: "hotel-admin", hotel: "second" });
  const ownersSession = await owner.signIn();
  await setExpiry(-1);
  const dashboardOf = ({ hotelId }: Newcomer) => `/hotel/${hotelId}/dashboard`;
  return [
    on(await open(leaversSession, browser), "/", "no hotel"),
    on(await open(await waiter.signIn(), browser), dashboardOf(waiter), "a section is closed"),
    on(await open(ownersSession, browser), dashboardOf(owner), "the subscription is over"),
  ];
}

async function inTrouble({ open, hire, browser }: Cast): Promise<Trouble[]> {
  const clerk = await hire({ role: "manager" });
  const page = await open(await clerk.signIn(), browser);
  const at = (view: string) => `/hotel/${clerk.hotelId}/${view}`;
  const main = mainOf(page);
  return [
    on(page, at("dashboard?new=any"), "what was typed is back", async () => {
      page.on("dialog", (question) => void question.accept());
      await topDialog(page).getByRole("combobox").first().fill("Zohra Amrani");
      await topDialog(page).getByRole("textbox").last().fill("Chambre calme");
      await page.reload();
      await expect(topDialog(page).getByRole("combobox").first()).toHaveValue("Zohra Amrani");
    }),
    on(page, at("housekeeping?show=all"), "a notice with Undo", async () => {
      await main.locator("article button + button").first().click();
      await expect(page.locator("[data-kind=success]")).toBeVisible();
      await page.locator("[data-kind=success] button").first().focus();
    }),
    on(page, at(quiet), "a newer release", async () => {
      await page.route("**/api/modules**", async (route) => {
        const list = (await (await route.fetch()).json()) as ModuleList;
        const modules = list.modules.map((each) => ({ ...each, version: "9.9.9" }));
        await route.fulfill({ json: { ...list, modules } });
      });
      // The browser dispatches `focus` when the user returns to the tab.
      await page.evaluate(() => dispatchEvent(new Event("focus")));
      await expect(page.locator("section:has(> p[role=status])")).toBeVisible();
      await page.unroute("**/api/modules**");
    }),
    {
      name: "a department can't be had",
      page,
      async open() {
        await page.route("**/remotes/mfe-commercial/**", (route) => route.abort());
        await page.goto(at("commercial"));
        await expect(button(main, /./)).toBeVisible({ timeout: 20_000 });
      },
    },
    {
      name: "a list can't be had",
      page,
      async open() {
        await page.route("**/api/hotels/*/housekeeping**", (route) => route.abort());
        await page.goto(at("housekeeping"));
        await expect(button(main, /./)).toBeVisible({ timeout: 20_000 });
        await page.unroute("**/api/hotels/*/housekeeping**");
      },
    },
    on(page, at("housekeeping?show=all"), "a refused change of a room", async () => {
      const json = { ...stale, params: { changedBy: "Karim Haddad", changedAt: "" } };
      await page.route("**/housekeeping-status", (route) =>
        route.fulfill({ status: 409, json, contentType: "application/problem+json" }),
      );
      await main.locator("article button + button").first().click();
      await expect(main.getByRole("alert")).toBeVisible();
    }),
    {
      name: "the list of what is not sent",
      page,
      async open() {
        await page.locator("[data-status=refused] button").click();
        await expect(topDialog(page)).toBeVisible();
      },
    },
    {
      name: "a change to discard",
      page,
      async open() {
        await topDialog(page).locator("li button").last().click();
        await expect(topDialog(page).getByRole("textbox")).toBeVisible();
      },
    },
    on(page, at(quiet), "without a network", async () => {
      // Loads all languages first, because a catalogue can't be fetched offline.
      for (const language of languages) await turnTo(page, language);
      await page.context().setOffline(true);
      await expect(main.getByRole("status").first()).toBeVisible();
    }),
    {
      name: "sign in again",
      page,
      async open() {
        await page.context().setOffline(false);
        await page.goto(at(quiet));
        await settle(page);
        await page.context().clearCookies();
        await page.evaluate(moveTo, at(`${quiet}&date=2027-01-31`));
        await expect(topDialog(page).locator("input[type=password]")).toBeVisible();
      },
    },
    {
      name: "to sign in again, put aside",
      page,
      async open() {
        await page.keyboard.press("Escape");
        await expect(topDialog(page)).toBeHidden();
      },
    },
  ];
}
