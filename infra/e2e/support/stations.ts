import { randomUUID } from "node:crypto";
import type { KeptMailList, KeptMailText } from "@funduq/shared-types/contracts/kept-mail";
import type { OpenBill } from "@funduq/shared-types/contracts/night-audit";
import type { HotelUserList } from "@funduq/shared-types/contracts/user";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import { restaurantIdSchema } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { expect, type Page } from "@playwright/test";
import { dialogsOf, layersOf, type Scene } from "./dialogs.ts";
import { places } from "./places.ts";

/** Something that can stand on the screen, and the way there in whichever language. */
export type Station = {
  name: string;
  kind: "screen" | "dialog" | "other part";
  open(page: Page): Promise<void>;
};

const topDialog = (page: Page) => page.locator("dialog[open]").last();
const main = (page: Page) => page.getByRole("main");

/** Where the page has come to rest: its heading stands there, and nothing is on its way. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.locator("[role=status][aria-label]:not(:has(*:not(div)))")).toHaveCount(0);
}

/** Leads to an address; on the dashboard, where the address says what is open, without a new load. */
async function visit(page: Page, path: string): Promise<void> {
  const isThere =
    path.includes("/dashboard?") && new URL(page.url()).pathname === path.split("?")[0];
  if (isThere) await page.evaluate(moveTo, path);
  else await page.goto(path);
  await settle(page);
}

/** In the page: another address, as a link within the suite leads there. */
export function moveTo(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

/** The dashboard with hardly a room on it, behind what is looked at: quick to draw in another language. */
export const quiet = "dashboard?status=OutOfOrder&activity=arrivals";
const behind = (address: string) => address.replace("dashboard?", `${quiet}&`);

/** While somebody works on one of them: `FUNDUQ_STATIONS=dates,details` looks at those alone. */
export function isWanted({ name }: { name: string }): boolean {
  const wanted = process.env.FUNDUQ_STATIONS;
  return !wanted || wanted.split(",").includes(name);
}

const accountOf = ({ group }: Scene) => behind(`dashboard?group=${group.id}&task=account`);

/** A group's account with lines of all kinds: it is in credit, and a guest of it owes something. */
async function showAccount(page: Page): Promise<void> {
  await page.route("**/api/hotels/*/groups/*/account", (route) => route.fulfill({ json: account }));
  await page.reload();
  await expect(topDialog(page).locator("table button").first()).toBeVisible();
}

const line = (more: object) => ({
  ...{ id: randomUUID(), businessDate: "2026-05-01", postedAt: "2026-05-01T10:00:00Z" },
  ...{ postedBy: "Amina", department: null, method: null, reversesPostingId: null },
  ...{ reversalReason: null, reversedByPostingId: null, splitOfPostingId: null, night: null },
  ...{ stay: null, ...more },
});
const [mistaken, takenBack] = [randomUUID(), randomUUID()];
const mistake = {
  ...{ direction: "charge", description: "Salle de réunion", department: "Other" },
  amountCentimes: 1_500_000,
};
const sums = { chargesCentimes: 900_000, paymentsCentimes: 0, balanceCentimes: 900_000 };
const guest = { bookingId: randomUUID(), guestName: "أحمد بن علي", roomNumber: "205" };
const account = {
  ...sums,
  postings: [
    line({ ...mistake, id: mistaken, reversedByPostingId: takenBack }),
    line({ ...mistake, id: takenBack, reversesPostingId: mistaken, reversalReason: "Deux fois" }),
    line({ direction: "charge", description: "Transfer", amountCentimes: 500_000, stay: guest }),
    line({
      ...{ direction: "charge", description: "Dîner de gala", department: "Restaurant" },
      amountCentimes: 3_000_000,
    }),
    line({
      ...{ direction: "payment", description: "Payment - Cash", method: "Cash" },
      amountCentimes: 4_000_000,
    }),
  ],
  stays: [
    {
      ...{ ...guest, status: "Checked-in" },
      folios: [
        {
          ...sums,
          id: randomUUID(),
          key: "folio_guest_personal",
          name: "Personal",
          payer: "Guest",
        },
      ],
    },
  ],
};

/** Every screen and dialog of a hotel, for someone who may open all of them. */
export function stationsOf(hotelId: string, scene: Scene): Station[] {
  return allStations(hotelId, scene).filter(isWanted);
}

function allStations(hotelId: string, scene: Scene): Station[] {
  const inHotel = (view: string) => `/hotel/${hotelId}/${view}`;
  const at = (view: string, name: string, act: (page: Page) => Promise<void>): Station => ({
    name,
    kind: "other part",
    async open(page) {
      if (view.startsWith("dashboard")) {
        await visit(page, inHotel(quiet));
        // The palette, a calendar and a menu belong to no address.
        const left = page.locator("dialog[open], [role=dialog], [role=menu]");
        if (await left.count()) await page.goto(inHotel(quiet));
      }
      await visit(page, inHotel(view));
      await act(page);
      await settle(page);
    },
  });
  const from = scene.inHouse.checkOutDate;
  const stay = behind(`dashboard?booking=${scene.inHouse.id}`);
  return [
    { name: "choice of hotel", kind: "screen", open: (page) => visit(page, "/dashboard") },
    {
      name: "choice of terminal",
      kind: "screen",
      open: (page) => visit(page, inHotel("pos-sales")),
    },
    ...places.map((place) => screenAt(place.name, place.path(hotelId))),
    ...dialogsOf(scene).map((dialog) => ({
      ...at(behind(dialog.at), dialog.name, async (page) => {
        await expect(topDialog(page)).toBeVisible();
        if (!("open" in dialog)) return;
        await dialog.open(page);
        await expect(page.locator("dialog[open]")).toHaveCount(layersOf(dialog));
      }),
      kind: "dialog" as const,
    })),
    at(quiet, "no room matches", rest),
    // The day's own: what has words beside it opens the search for free rooms.
    at(quiet, "calendar", async (page) => {
      await main(page).locator("button[aria-haspopup=dialog]:not(:has(span))").first().click();
      await expect(page.getByRole("dialog").getByRole("grid")).toBeVisible();
    }),
    at(`${quiet}&filter=daily`, "filters of the day", popover),
    at(`${quiet}&filter=availability`, "question for free rooms", popover),
    at(`dashboard?from=${from}&to=${addDays(from, 1)}`, "free rooms", rest),
    at(quiet, "suggested rooms", async (page) => {
      await main(page).getByRole("combobox").last().fill("1");
      await expect(page.locator("[role=option]").first()).toBeVisible();
    }),
    at("dashboard", "found stays", async (page) => {
      await main(page).getByRole("combobox").first().fill("haddad");
      await expect(page.locator("[role=option]").first()).toBeVisible();
    }),
    at(quiet, "unknown room", async (page) => {
      await main(page).getByRole("combobox").last().fill("999");
      await page.keyboard.press("Enter");
    }),
    at("dashboard?mode=housekeeping&status=OutOfOrder", "menu of a room", async (page) => {
      await main(page).locator("button[aria-haspopup=menu]").first().click();
      await expect(page.getByRole("menu")).toBeVisible();
    }),
    at(quiet, "palette", async (page) => {
      await page.keyboard.press("Control+k");
      await expect(topDialog(page)).toBeVisible();
    }),
    at(quiet, "what the palette finds", async (page) => {
      await page.keyboard.press("Control+k");
      await topDialog(page).getByRole("combobox").fill("1");
      await expect(topDialog(page).locator("[role=option]").first()).toBeVisible();
    }),
    at(quiet, "sheet of shortcuts", async (page) => {
      await page.keyboard.press("F1");
      await expect(topDialog(page)).toBeVisible();
    }),
    at(`${stay}&panel=folios`, "payment beyond what is owed", async (page) => {
      await topDialog(page).locator("footer button").last().click();
      await topDialog(page).getByRole("textbox").first().fill("9999999");
      await expect(topDialog(page).getByRole("alert")).toBeVisible();
    }),
    at(
      behind(`dashboard?booking=${scene.leaving.id}&panel=check-out`),
      "check-out on a company's account",
      (page) => topDialog(page).locator("li button").first().click(),
    ),
    at(stay, "menu of a stay", async (page) => {
      await topDialog(page).locator("button[aria-haspopup=menu]").click();
      await expect(page.getByRole("menu")).toBeVisible();
    }),
    at(behind("dashboard?new=any"), "faults of a booking", async (page) => {
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]").first()).toBeVisible();
    }),
    at(behind("dashboard?new=any"), "suggested guests", async (page) => {
      await topDialog(page).getByRole("combobox").first().fill("ben");
      await expect(page.locator("[role=option]").first()).toBeVisible();
    }),
    at(behind("dashboard?new=any"), "question to discard", async (page) => {
      await topDialog(page).getByRole("textbox").last().fill("Chambre calme");
      await page.keyboard.press("Escape");
      await expect(topDialog(page).getByRole("alert")).toBeVisible();
    }),
    at(behind(`dashboard?group=${scene.group.id}`), "group", async (page) => {
      await expect(page.locator("aside h3").first()).toBeVisible();
    }),
    at(`dashboard?group=${scene.group.id}&task=import`, "answer to a list", async (page) => {
      await topDialog(page).getByRole("textbox").fill("Amel Kaci;Suite royale\n;Double");
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).getByRole("listitem")).toHaveCount(2);
    }),
    at(accountOf(scene), "charge of a group", async (page) => {
      await topDialog(page).locator("footer button").nth(-2).click();
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]").first()).toBeVisible();
    }),
    at(accountOf(scene), "payment of a group beyond what is owed", async (page) => {
      await showAccount(page);
      await topDialog(page).locator("footer button").last().click();
      await topDialog(page).getByRole("textbox").first().fill("99999999");
      await expect(topDialog(page).getByRole("alert")).toBeVisible();
    }),
    at(accountOf(scene), "what a group takes over", async (page) => {
      await showAccount(page);
      await topDialog(page).locator("footer button").nth(-3).click();
      await expect(topDialog(page).getByRole("checkbox")).toBeVisible();
    }),
    at(accountOf(scene), "reversal on a group's account", async (page) => {
      await showAccount(page);
      await topDialog(page).locator("table button").last().click();
      await expect(topDialog(page).getByRole("textbox")).toBeVisible();
    }),
    at(accountOf(scene), "paper of a group's account", async (page) => {
      await showAccount(page);
      await topDialog(page).locator("footer button").nth(1).click();
      await expect(topDialog(page).getByRole("table").first()).toBeVisible();
    }),
    at("create-group", "faults of a group", async (page) => {
      await main(page).locator("form footer button").click();
      await expect(main(page).locator("[aria-invalid=true]").first()).toBeVisible();
    }),
    at("housekeeping?show=mine", "no room is mine", rest),
    at("housekeeping?room=unknown", "unknown room of a round", rest),
    at(`housekeeping?room=${scene.room.id}`, "days out of order", async (page) => {
      await topDialog(page).getByRole("radio").last().check({ force: true });
      await expect(topDialog(page).locator("button[aria-haspopup=dialog]")).toHaveCount(2);
    }),
    at("commercial", "company", async (page) => {
      await main(page).getByRole("list").getByRole("link").first().click();
    }),
    at("commercial?search=zzzz", "no company found", rest),
    at("pos-sales", "no dish found", async (page) => {
      await chooseTerminal(page);
      await main(page).getByRole("searchbox").fill("zzzz");
    }),
    at("user-management?search=zzzz", "nobody found", rest),
    at("user-management", "invitation", async (page) => {
      await main(page).locator("header button[data-variant=primary]").click();
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]")).toBeVisible();
    }),
    at("audit-trail?kind=rates&room=zzzz", "nothing fits the trail's filters", rest),
    at("audit-trail?view=identity", "who read identity documents", rest),
    {
      name: "integrity of the hotels",
      kind: "other part",
      async open(page) {
        await visit(page, "/");
        const card = main(page).locator("section:has(h2)").last();
        await card.locator("button").click();
        await expect(card.locator("li svg").first()).toBeVisible();
      },
    },
    {
      name: "deletion of a hotel",
      kind: "dialog",
      async open(page) {
        await visit(page, "/");
        await main(page).locator(":is(tr, li) button").last().press("Enter");
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
    },
    at("user-management", "edit of a user", async (page) => {
      const rows = main(page).locator(":is(tr, li):has(button + button)");
      await rows.first().locator("button").first().press("Enter");
      await topDialog(page).locator("input[name=displayName]").fill("");
      await expect(topDialog(page).getByRole("group")).toBeVisible();
    }),
    at("user-management", "correction of an address", async (page) => {
      const address = `**/api/hotels/${hotelId}/users`;
      const nadia = { displayName: "نادية", email: "nadia@hotel.test", invitation: "sent" };
      await page.route(address, async (route) => {
        const { users } = (await (await route.fetch()).json()) as HotelUserList;
        const invited = { ...users[0], ...nadia, id: randomUUID(), status: "active" };
        await route.fulfill({ json: { users: [invited, ...users] } });
      });
      await page.reload();
      // Where her name stands among the others depends on the reader's language.
      const row = main(page).locator(":is(tr, li):has(button + button)", { hasText: nadia.email });
      await row.locator("button").nth(1).press("Enter");
      await topDialog(page).getByRole("textbox").fill("nadia@");
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]")).toBeVisible();
    }),
    at("user-management", "question to disable", async (page) => {
      const rows = main(page).locator(":is(tr, li):has(button + button)");
      await rows.first().locator("button").last().press("Enter");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    }),
    at("rate-manager", "faults of rates", async (page) => {
      await main(page).getByRole("textbox").first().fill("-1");
      await main(page).getByRole("textbox").nth(1).fill("abc");
      await main(page).locator("form footer button").last().click();
      await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(1);
    }),
    ...["departures", "arrivals", "balances"].map((check) =>
      at(`night-audit?check=${check}`, `audit of ${check}`, rest),
    ),
    at("night-audit?check=bills", "audit of bills", async (page) => {
      const asIf = await asIfBills(page, hotelId, [openBill]);
      await page.reload();
      await expect(main(page).getByText(openBill.restaurantName)).toBeVisible();
      await page.unroute(asIf);
    }),
    at("night-audit", "question to close the day", async (page) => {
      const asIf = await asIfBills(page, hotelId, []);
      await page.reload();
      await main(page).locator("section > button[data-variant=primary]").click();
      await page.unroute(asIf);
      await topDialog(page).getByRole("textbox").fill("1");
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]")).toBeVisible();
    }),
    ...setupStations(hotelId),
    {
      name: "kept mail",
      kind: "dialog",
      async open(page) {
        await page.route("**/api/kept-mails**", (route) =>
          route.fulfill({ json: keptMails(route.request().url()) }),
        );
        await visit(page, `/mails?mail=${keptMail.id}`);
        await expect(topDialog(page).getByRole("link")).toBeVisible();
      },
    },
    at("reports?report=day-book", "day book", rest),
    at("reports?report=trial-balance", "trial balance", rest),
    at("reports?report=payments", "payments by method and user", rest),
    at("reports?report=day-book", "printed report", async (page) => {
      // After the day before, the calendar and the day after.
      await main(page).locator("[role=tabpanel] button").nth(3).click();
      await expect(topDialog(page).getByRole("article")).toBeVisible();
    }),
    at("no-such-place", "not found", rest),
  ];
}

const openBill: OpenBill = {
  ...{ billId: randomUUID(), name: "Table 4", restaurantName: "Le Patio", tableName: "4" },
  restaurantId: restaurantIdSchema.parse(randomUUID()),
  ...{ openedAt: "2026-04-10T20:15:00Z", totalCentimes: centimes(420_000) },
};

const keptMail: KeptMailText = {
  id: `2026-04-10T20-15-00-000Z-${randomUUID()}`,
  at: "2026-04-10T20:15:00.000Z",
  to: "nadia@hotel.test",
  subject: "Hôtel Nour El Bahr – Funduq : connexion · تسجيل الدخول · sign in",
  text: "Bonjour Nadia,\nouvrez ce lien.\n\nمرحبًا نادية،\nافتح هذا الرابط.",
  link: `http://localhost/finish-signin#${"k".repeat(43)}`,
};

/** An installation that keeps one mail, whatever the journeys beside this one make it write. */
const keptMails = (address: string): KeptMailList | KeptMailText =>
  address.endsWith(keptMail.id) ? keptMail : { isKept: true, mails: [keptMail] };

/** From here on the night audit's checklist names these bills and no other; answers the address. */
async function asIfBills(page: Page, hotelId: string, openBills: OpenBill[]): Promise<string> {
  const address = `/api/hotels/${hotelId}/night-audit`;
  const checklist = (await (await page.request.get(address)).json()) as object;
  await page.route(`**${address}`, (route) => route.fulfill({ json: { ...checklist, openBills } }));
  return `**${address}`;
}

async function popover(page: Page): Promise<void> {
  await expect(page.locator("[role=tabpanel]")).toBeVisible();
}

const rest = async () => undefined;

/** What opens on the set-up of a hotel, which stands outside the hotel's own addresses. */
function setupStations(hotelId: string): Station[] {
  const on = (name: string, act: (page: Page) => Promise<void>, dialog = true): Station => ({
    name,
    kind: dialog ? "dialog" : "other part",
    async open(page) {
      await page.goto("/");
      await visit(page, `/setup-hotel/${hotelId}`);
      await expect(main(page).locator("#rooms li").first()).toBeVisible();
      await act(page);
      await settle(page);
    },
  });
  const press = (page: Page, within: string, nth: number) =>
    main(page).locator(`${within} button`).nth(nth).press("Enter");
  return [
    on("rooms to add", async (page) => {
      await press(page, "#rooms", 0);
      await topDialog(page).getByRole("textbox").fill("901–904\n101\n9-1");
      await expect(topDialog(page).locator("li")).toHaveCount(3);
    }),
    on("a room to edit", async (page) => {
      await press(page, "#rooms li", 0);
      await expect(topDialog(page)).toBeVisible();
    }),
    on("a facility to add", async (page) => {
      await press(page, "#rooms", 1);
      await expect(topDialog(page)).toBeVisible();
    }),
    on("question before leaving", async (page) => {
      await main(page).locator("#information input").first().fill("Dar");
      // The finished steps are folded away; they lead elsewhere.
      await main(page).locator("button[aria-expanded=false]").first().press("Enter");
      await main(page).locator('a[href*="/hotel/"]').first().press("Enter");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    }),
    on(
      "question to delete a room",
      async (page) => {
        await press(page, "#rooms li", 1);
        await expect(page.getByRole("dialog")).toBeVisible();
      },
      false,
    ),
    on(
      "faults of a room type",
      async (page) => {
        await main(page).locator("#room-types form > div > div button").first().press("Enter");
        await main(page).locator("#room-types form button[type=submit]").press("Enter");
        await expect(main(page).locator("#room-types [aria-invalid=true]")).toHaveCount(1);
      },
      false,
    ),
  ];
}

function screenAt(name: string, path: string): Station {
  return {
    name,
    kind: "screen",
    async open(page) {
      await visit(page, path);
      if (name.startsWith("pos-")) await chooseTerminal(page);
      await settle(page);
    },
  };
}

/** A device that is new at a restaurant is asked where it stands. */
async function chooseTerminal(page: Page): Promise<void> {
  const terminal = page.getByRole("button", { name: "Restaurant La Casbah" });
  await expect(terminal.or(main(page).getByRole("list").first())).toBeVisible();
  if (await terminal.isVisible()) await terminal.click();
}
