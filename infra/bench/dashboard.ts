import type { DayGrid, GridRoom } from "@funduq/shared-types/contracts/day-grid";
import type { Page } from "@playwright/test";
import { type Action, type Answer, measureActions } from "./actions.ts";
import { openBrowser, type Scrolled, scroll } from "./browser.ts";
import { atInstallation, signIn } from "./installation.ts";

const DASHBOARD_ROOMS = 1_000;
const SCROLLED_PX = 12_000;

export type DashboardFigures = Scrolled & { rooms: number; answers: Answer[] };

/** Clicks and scrolls on the dashboard of a hotel with 1 000 rooms: the demo's rooms, repeated. */
export function measureDashboard(): Promise<DashboardFigures> {
  return atInstallation(measureAt);
}

export async function measureAt(origin: string): Promise<DashboardFigures> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
    await page.route("**/day-grid*", async (route) => {
      const response = await route.fetch();
      const grid = (await response.json()) as DayGrid;
      await route.fulfill({ json: { ...grid, rooms: manyRooms(grid.rooms) } });
    });
    await signIn(page, origin);
    const rooms = await page.getByRole("gridcell").count();
    const answers = await measureActions(page, actions);
    return { rooms, answers, ...(await scroll(page, SCROLLED_PX)) };
  } finally {
    await browser.close();
  }
}

/** The same rooms repeated, each with a unique number and unique ids. */
function manyRooms(rooms: readonly GridRoom[]): unknown[] {
  const of = (id: string, copy: number) =>
    `${id.slice(0, -3)}${copy.toString(16).padStart(3, "0")}`;
  return Array.from({ length: DASHBOARD_ROOMS }, (_, index) => {
    const room = rooms[index % rooms.length];
    const copy = Math.floor(index / rooms.length);
    if (!room || copy === 0) return room;
    const bookings = room.bookings.map((stay) => ({ ...stay, id: of(stay.id, copy) }));
    return { ...room, id: of(room.id, copy), number: `${room.number}${copy}`, bookings };
  });
}

const chip = (page: Page) =>
  page.getByRole("group", { name: "Filter the rooms" }).getByRole("button").first();
const occupied = (page: Page) => page.locator("[role=gridcell][data-tone=occupied]").first();
const finder = (page: Page) => page.getByRole("combobox", { name: "Find a room by its number" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const mode = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

const SET_STATUS = "[role=gridcell] [aria-haspopup=menu]";
/** Visible cards are updated first; the grid is aria-busy until all of them are. */
const AT_REST = ":not([aria-busy=true])";

/** Frequent actions of a front desk. */
const actions: readonly Action[] = [
  {
    action: "filter by a state",
    act: (page) => chip(page).click(),
    result: { selector: "[role=grid][data-filtering]" },
    undo: (page) => chip(page).click(),
  },
  {
    action: "open a stay",
    act: (page) => occupied(page).click({ position: { x: 20, y: 20 } }),
    result: { selector: "dialog[open]" },
    undo: (page) => page.keyboard.press("Escape"),
  },
  {
    action: "type a room number",
    act: (page) => finder(page).press("2"),
    result: { selector: "[role=option]" },
    undo: (page) => finder(page).fill(""),
  },
  {
    action: "cards for housekeeping",
    act: (page) => mode(page, "Housekeeping").press(" "),
    result: { selector: SET_STATUS },
    undo: (page) => mode(page, "Guests").press(" "),
  },
  {
    action: "the last of these cards",
    act: (page) => mode(page, "Housekeeping").press(" "),
    result: { selector: `[role=grid]${AT_REST} ${SET_STATUS}` },
    undo: (page) => mode(page, "Guests").press(" "),
  },
  {
    action: "a day that is at hand",
    act: (page) => button(page, "Next day").click(),
    result: async (page) => ({ selector: await otherDay(page) }),
    undo: (page) => button(page, "Today").click(),
  },
  {
    action: "the last card of that day",
    act: (page) => button(page, "Next day").click(),
    result: async (page) => ({ selector: (await otherDay(page)) + AT_REST }),
    undo: (page) => button(page, "Today").click(),
  },
];

async function otherDay(page: Page): Promise<string> {
  const label = await page.getByRole("grid").getAttribute("aria-label");
  return `[role=grid]:not([aria-label="${label}"])`;
}
