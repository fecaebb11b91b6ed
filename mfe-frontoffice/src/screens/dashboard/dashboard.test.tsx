import { folioIdSchema } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { baseApi } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import {
  apiUrl,
  delay,
  HttpResponse,
  http,
  problem,
  server,
} from "@funduq/shared-ui/testing/server";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { hotelHandlers } from "../../standalone/handlers.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";
import { Dashboard } from "./dashboard.tsx";

const dayGridUrl = apiUrl("hotels/:hotelId/day-grid");

test("FO-02 one column per floor; each card says who is in, what state it is in, what comes next", async () => {
  await openDashboard();

  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Floor 18 rooms",
    "Floor 28 rooms",
    "Floor 38 rooms",
  ]);
  const occupied = within(card("101"));
  expect(occupied.getByText("Amine Bensalem").tagName).toBe("BDI");
  expect(occupied.getByText("Occupied")).toBeTruthy();
  expect(occupied.getByText("Leaves today")).toBeTruthy();
  expect(occupied.getByRole("button", { name: "Check out, room 101" })).toBeTruthy();
  expect(within(card("308")).getByText("Out of Order")).toBeTruthy();
});

test("FO-03 a closed room is Out of Order in both kinds of cards and counted so; to the desk it is dirty too", async () => {
  const { user } = await openDashboard();
  expect(within(card("308")).getByText("Out of Order")).toBeTruthy();
  expect(within(card("308")).getByText("Dirty")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Out of Order 1" })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Housekeeping" }));

  await waitFor(() => expect(within(card("308")).getByText("Empty")).toBeTruthy());
  expect(within(card("308")).queryByText("Dirty")).toBeNull();
  expect(within(card("308")).getByText("Out of Order")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Out of Order 1" })).toBeTruthy();
});

test("FO-15 says that the hotel's data is not loaded yet", async () => {
  addTexts();
  server.use(...hotelHandlers());
  server.use(http.get(dayGridUrl, () => delay("infinite")));
  await renderWithStore(<Dashboard />);

  expect(screen.getByText("Hotel data not loaded yet. Please wait a moment.")).toBeTruthy();
});

test("X-02 a failed load offers another try, and it works", async () => {
  addTexts();
  server.use(...hotelHandlers());
  server.use(http.get(dayGridUrl, () => problem("service.busy")));
  const { user } = await renderWithStore(<Dashboard />);
  const retry = await screen.findByRole("button", { name: "Try again" });
  server.use(http.get(dayGridUrl, () => HttpResponse.json(new MockHotel().dayGrid())));
  await user.click(retry);

  expect(await screen.findByRole("grid")).toBeTruthy();
});

test("X-02 FO-07 a day that could not be had shows no other day's rooms and counts under its name", async () => {
  const { user } = await openDashboard();
  server.use(http.get(dayGridUrl, () => problem("service.busy")));
  await user.click(screen.getByRole("button", { name: "Next day" }));

  expect(await screen.findByText(/The rooms of .*11 Apr 2026.* could not be loaded/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next day" }));
  expect(screen.queryByRole("grid")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Occupied \d/ })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Go to a date").value).toBe("11/04/2026");
  await user.click(screen.getByRole("button", { name: "Today" }));
  expect(await screen.findByRole("grid", { name: /10 Apr 2026/ })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Today" }));
});

test("X-02 a hotel without rooms says what to do", async () => {
  addTexts();
  server.use(...hotelHandlers());
  const empty = { ...new MockHotel().dayGrid(), rooms: [] };
  server.use(http.get(dayGridUrl, () => HttpResponse.json(empty)));
  await renderWithStore(<Dashboard />);

  expect(await screen.findByText(/This hotel has no rooms yet/)).toBeTruthy();
});

test("FO-04 a change of somebody else shows without a reload, and the card keeps the focus", async () => {
  const { hotel, store } = await openDashboard();
  card("103").focus();
  const dirty = hotel.rooms.find(({ number }) => number === "103");
  if (dirty) dirty.housekeepingStatus = "Clean";
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Room"])));

  await waitFor(() => expect(within(card("103")).getByText("Free")).toBeTruthy());
  expect(document.activeElement).toBe(card("103"));
});

test("FO-03 a free room says 'Clean' beside 'Free'; of another day only that it is free", async () => {
  const { user } = await openDashboard();
  const free = screen
    .getAllByRole("gridcell")
    .find(({ textContent }) => textContent?.includes("Free"));
  expect(free?.textContent).toContain("Free · Clean");
  await user.click(screen.getByRole("button", { name: "Next day" }));
  await screen.findByRole("grid", { name: /11 Apr 2026/ });
  await waitFor(() => expect(card(free?.dataset.number ?? "").textContent).not.toContain("Clean"));
});

test("FO-14 a tile shows company, comments and what is owed as icons with names; loud only for who leaves today", async () => {
  const hotel = new MockHotel();
  const stays = hotel.bookings.filter(({ status }) => status === "Checked-in");
  const leaving = stays.find(({ checkOutDate }) => checkOutDate === "2026-04-10");
  const staying = stays.find(({ checkOutDate }) => checkOutDate > "2026-04-10");
  if (!leaving || !staying) throw new Error("nobody leaves, or nobody stays");
  for (const stay of [leaving, staying]) {
    Object.assign(stay, { company: { id: "c", name: "Sonatrach" }, comments: "Late arrival" });
    const folioId = folioIdSchema.parse(stay.folios[0]?.id);
    const dinner = { department: "Restaurant", description: "Dinner" } as const;
    hotel.charge(stay.id, { folioId, ...dinner, amountCentimes: centimes(900_000_00) });
  }
  await openDashboard({ hotel });
  const marks = (number: string) => within(card(number)).getAllByRole("img", { name: /:|Owes/ });
  for (const [{ roomNumber }, tone] of [
    [leaving, "loud"],
    [staying, undefined],
  ] as const) {
    const [company, comments, owes] = marks(roomNumber);
    expect(company?.getAttribute("aria-label")).toMatch(/^Company: .*Sonatrach/);
    expect(comments?.getAttribute("aria-label")).toMatch(/^Comments: .*Late arrival/);
    expect(owes?.getAttribute("aria-label")).toMatch(/^Owes /);
    expect(owes?.dataset.tone).toBe(tone);
  }
});

test("FO-02 the filters come from the URL; filtered rooms stand under 'Floor {name}'", async () => {
  await openDashboard({ route: "/?status=Reserved" });

  expect(screen.getAllByRole("gridcell").map(({ dataset }) => dataset.number)).toEqual([
    "104",
    "105",
  ]);
  expect(screen.getByRole("columnheader").textContent).toContain("Floor 1");
  expect(screen.getByRole("button", { name: "Reserved 2" }).ariaPressed).toBe("true");
});

test("FO-02 a chip filters, and filters that match nothing can be cleared", async () => {
  const { user } = await openDashboard({ route: "/?status=OutOfOrder" });
  await user.click(screen.getByRole("button", { name: /Arrivals/ }));
  expect(screen.getByText("No room matches the filters.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear all" }));

  expect(screen.getAllByRole("gridcell")).toHaveLength(24);
});

test("FO-01 the day stepper goes a day on, a day back, and to today", async () => {
  const { user } = await openDashboard();
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  await press("Next day");
  expect(await screen.findByRole("grid", { name: /11 Apr 2026/ })).toBeTruthy();
  await press("Today");
  expect(await screen.findByRole("grid", { name: /10 Apr 2026/ })).toBeTruthy();
  await press("Previous day");

  expect(await screen.findByRole("grid", { name: /9 Apr 2026/ })).toBeTruthy();
});

test("X-06 the arrows move over the cards, one stop for the Tab key, Enter opens", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(rectOfCard);
  const { user } = await openDashboard();
  card("101").focus();
  await user.keyboard("{ArrowDown}{ArrowRight}");
  expect(document.activeElement).toBe(card("202"));
  expect(screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await user.keyboard("{ArrowLeft}{Enter}");

  expect(await screen.findByRole("dialog", { name: /Room 102/ })).toBeTruthy();
});

test("FO-02 typing a room's number opens it, also behind a filter; its card has the focus afterwards", async () => {
  const { user } = await openDashboard({ route: "/?status=Reserved" });
  const field = () => screen.getByLabelText("Find a room by its number");
  await user.type(field(), "105{Enter}");
  const stay = await screen.findByRole("dialog", { name: /Sofiane Mansouri/ });
  await user.click(within(stay).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(card("105")));

  await user.type(field(), "999{Enter}");
  expect(screen.getByText("There is no room 999.")).toBeTruthy();
});

test("FO-02 in housekeeping the card of the number has the focus, and nothing opens", async () => {
  const { user } = await openDashboard({ route: "/?mode=housekeeping" });
  await user.type(screen.getByLabelText("Find a room by its number"), "305{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(card("305")));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("X-06 that there is no such room goes when the field is left, or other cards are shown", async () => {
  const { user } = await openDashboard();
  const field = screen.getByLabelText("Find a room by its number");
  const said = () => screen.queryByText("There is no room 999.");
  await user.type(field, "999{Enter}");
  expect(said()).toBeTruthy();
  await user.tab();
  expect(said()).toBeNull();

  await user.clear(field);
  await user.type(field, "999{Enter}");
  expect(said()).toBeTruthy();
  // A tap that leaves the focus where it was, as on some phones.
  fireEvent.click(screen.getByRole("radio", { name: "Housekeeping" }));
  await waitFor(() => expect(said()).toBeNull());
});

test("X-06 F2 opens a new booking, Esc closes it", async () => {
  const { user } = await openDashboard();
  await user.keyboard("[F2]");
  expect(await screen.findByRole("dialog", { name: "New booking" })).toBeTruthy();
  await user.keyboard("{Escape}");

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("X-05 the whole board turns to Arabic", async () => {
  await openDashboard({ language: "ar" });

  expect(within(card("101")).getByText("يغادر اليوم")).toBeTruthy();
  expect(document.documentElement.dir).toBe("rtl");
});

/** Floors beside each other, rooms below each other, as on a wide screen. */
function rectOfCard(this: Element): DOMRect {
  const number = Number((this as HTMLElement).dataset.number ?? 0);
  return new DOMRect(Math.floor(number / 100) * 300, (number % 100) * 100, 280, 80);
}
