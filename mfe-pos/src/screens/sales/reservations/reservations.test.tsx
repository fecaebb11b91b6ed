import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { baseApi } from "@funduq/shared-ui/state";
import { http, server } from "@funduq/shared-ui/testing/server";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { someBooks } from "../../../standalone/bill-handlers.ts";
import { aReservation, inMinutes, reservationHandlers } from "../../../standalone/reservations.ts";
import { goOffline } from "../../../testing/bill-probe.tsx";
import {
  billsUrl,
  findItem,
  findTable,
  openTill,
  operationsUrl,
} from "../../../testing/open-till.tsx";

const tables = someBooks()[0]?.floor.tables ?? [];
const tableId = (name: string) => tables.find((table) => table.name === name)?.id;

// Eight in the evening in Algiers: what lies hours before and after it belongs to one day of service.
beforeEach(() => void vi.setSystemTime("2026-11-28T19:00:00Z"));
afterEach(() => void vi.useRealTimers());

type Options = Parameters<typeof openTill>[0];

/** The till of a restaurant that has these reservations. */
async function openWith(reservations: readonly TableReservation[], options: Options = {}) {
  const page = await openTill(options);
  server.use(...reservationHandlers([page.book], reservations));
  act(() => void page.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
  return page;
}

const faceOf = async (name: string) => (await findTable(name)).textContent;
const theList = () => screen.findByRole("dialog", { name: "Reservations" });

async function openList({ user }: Awaited<ReturnType<typeof openTill>>) {
  await user.click(await screen.findByRole("button", { name: "Reservations" }));
  return within(await theList());
}

describe("POS-02 a reserved table", () => {
  it("is shown with time and name from the lead on, in its own state; later ones are not", async () => {
    await openWith([
      aReservation({ tableIds: [tableId("T1")] }),
      aReservation({
        tableIds: [tableId("T3")],
        startsAt: inMinutes(90),
        endsAt: inMinutes(180),
      }),
      aReservation({ tableIds: [tableId("T4")], startsAt: inMinutes(-10) }),
      aReservation({ tableIds: [tableId("T2")], guestName: "Karim" }),
    ]);
    await waitFor(async () =>
      expect(await faceOf("T1")).toMatch(/Reserved \d\d:\d\d.*Nadia Hamdi/u),
    );
    expect((await findTable("T1")).dataset.status).toBe("reserved");
    expect(await faceOf("T3")).toContain("Available");
    expect(await faceOf("T4")).toContain("not here yet");
    // Occupied: who comes next is said below.
    expect(await faceOf("T2")).toMatch(/Occupied.*Reserved \d\d:\d\d/u);
  });

  it("POS-10 is called reserved or seated where a bill is moved to, too, as on the plan", async () => {
    const { user } = await openWith([
      aReservation({ tableIds: [tableId("T1")] }),
      aReservation({ tableIds: [tableId("T3")], state: "seated" }),
    ]);
    await waitFor(async () => expect(await faceOf("T3")).toContain("Seated"));
    await user.click(await findTable("T8"));
    await user.click(await screen.findByRole("button", { name: "More actions" }));
    await user.click(await screen.findByRole("menuitem", { name: "Move to table" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Move to table" }));
    const said = (name: string) =>
      dialog.getByRole("button", { name: new RegExp(`^${name}(?!\\d)`, "u") }).textContent;
    expect(said("T1")).toMatch(/Reserved \d\d:\d\d · \d seats$/u);
    expect(said("T3")).toMatch(/Seated · \d seats$/u);
    expect(said("T4")).toMatch(/Available · \d seats$/u);
    expect(said("T2")).toMatch(/Occupied · 1 open bill · \d seats$/u);
  });

  it("tells who opens a bill there, who is seated with one tap, and takes it back", async () => {
    const page = await openWith([aReservation({ tableIds: [tableId("T1")] })]);
    const { user, book } = page;
    await waitFor(async () => expect(await faceOf("T1")).toContain("Reserved"));
    await user.click(await findTable("T1"));
    expect(await screen.findByText(/^Reserved at \d\d:\d\d for Nadia Hamdi$/u)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Seat this reservation" }));
    expect(await screen.findByText("Nadia Hamdi is seated.")).toBeTruthy();
    const bill = book.list().find((each) => each.tableId === tableId("T1"));
    expect(bill).toMatchObject({ covers: 4, name: "Bill 1" });
    expect(screen.queryByRole("button", { name: "Seat this reservation" })).toBeNull();
    // In one go: a notice moves once, as it is said.
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByRole("list", { name: "Tables" });
    await waitFor(async () => expect(await faceOf("T1")).toContain("Reserved"));
    expect(book.list().filter((each) => each.tableId === tableId("T1"))).toEqual([]);
  });

  it("leads from the second table of a seated party to its bill, and keeps the note readable", async () => {
    const reservation = aReservation({
      tableIds: [tableId("T1"), tableId("T3")],
      note: "Birthday cake",
    });
    const { user } = await openWith([reservation]);
    await waitFor(async () => expect(await faceOf("T1")).toContain("Reserved"));
    await user.click(await findTable("T1"));
    await user.click(await screen.findByRole("button", { name: "Seat this reservation" }));
    expect(await screen.findByText("Seated: Nadia Hamdi")).toBeTruthy();
    expect(screen.getByText(/Birthday cake/u)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Open the bill on T1" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Tables" }));
    await user.click(await findTable("T3"));
    await user.click(await screen.findByRole("button", { name: "Open the bill on T1" }));
    expect(await screen.findByRole("heading", { name: /T1.*Bill 1/u })).toBeTruthy();
    expect(screen.getByText(/Birthday cake/u)).toBeTruthy();
  });

  it("POS-12 takes a seating back only after the orders that wait for the network", async () => {
    const { user, book } = await openWith([aReservation({ tableIds: [tableId("T1")] })]);
    await user.click(await findTable("T1"));
    await user.click(await screen.findByRole("button", { name: "Seat this reservation" }));
    await screen.findByText("Nadia Hamdi is seated.");
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    const seen: string[] = [];
    server.use(
      http.post(operationsUrl, async () => {
        seen.push("order");
        await held;
      }),
      http.post(`${billsUrl.replace(/bills$/u, "reservations")}/:id/unseat`, () => {
        seen.push("undo");
      }),
    );
    await user.click(await findItem("Thé à la menthe"));
    await waitFor(() => expect(seen).toEqual(["order"]));
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    letGo();
    expect(await screen.findByText(/Something was ordered already/u)).toBeTruthy();
    expect(seen).toEqual(["order", "undo"]);
    const bill = book.list().find((each) => each.tableId === tableId("T1"));
    expect(bill?.lines).toMatchObject([{ name: "Thé à la menthe" }]);
  });

  it("of guests at two tables says at the second one that they are seated", async () => {
    const both = [tableId("T1"), tableId("T3")];
    const { user } = await openWith([aReservation({ tableIds: both })]);
    await waitFor(async () => expect(await faceOf("T3")).toContain("Reserved"));
    await user.click(await findTable("T1"));
    await user.click(await screen.findByRole("button", { name: "Seat this reservation" }));
    await screen.findByText("Nadia Hamdi is seated.");
    await user.click(screen.getByRole("button", { name: "Tables" }));
    await waitFor(async () => expect(await faceOf("T3")).toContain("Seated"));
    expect(await faceOf("T1")).toContain("Seated1 open bill");
  });

  it("of guests who stay longer than planned says that they are there, and who comes next", async () => {
    const long = { startsAt: inMinutes(-180), endsAt: inMinutes(-5) };
    await openWith([
      aReservation({ ...long, tableIds: [tableId("T3")], state: "seated" }),
      aReservation({ tableIds: [tableId("T3")], guestName: "Karim" }),
    ]);
    await waitFor(async () => expect(await faceOf("T3")).toMatch(/Seated.*Reserved \d\d:\d\d/u));
  });

  it("asks for the bill where others are still eating, and seats the guests on a new one", async () => {
    const { user, book } = await openWith([aReservation({ tableIds: [tableId("T2")] })]);
    await waitFor(async () => expect(await faceOf("T2")).toContain("Reserved"));
    const before = book.list().filter((each) => each.tableId === tableId("T2"));
    await user.click(await findTable("T2"));
    await user.click(await screen.findByRole("button", { name: "Seat this reservation" }));
    await user.click(await screen.findByRole("button", { name: "New bill on T2" }));
    expect(await screen.findByText("Nadia Hamdi is seated.")).toBeTruthy();
    const after = book.list().filter((each) => each.tableId === tableId("T2"));
    expect(after).toHaveLength(before.length + 1);
  });
});

describe("POS-02 the reservations of an evening", () => {
  it("are added; a table that is taken says who has it, and what was typed stays", async () => {
    const page = await openWith([
      aReservation({
        tableIds: [tableId("T1")],
        guestName: "Karim",
        startsAt: inMinutes(0),
        endsAt: inMinutes(720),
      }),
    ]);
    const { user } = page;
    const list = await openList(page);
    expect(await list.findByText("Karim")).toBeTruthy();
    await user.click(list.getByRole("button", { name: "New reservation" }));
    const form = within(await screen.findByRole("dialog", { name: "New reservation" }));
    await user.type(form.getByLabelText(/^Guest’s name/u), "Salima");
    const time = new Intl.DateTimeFormat("en-GB", {
      timeStyle: "short",
      timeZone: "Africa/Algiers",
    });
    await user.type(form.getByLabelText(/^Time/u), time.format(Date.now() + 3_600_000));
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText("Choose at least one table.")).toBeTruthy();
    await user.click(form.getByRole("button", { name: /^T1.*to.*Karim$/u }));
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText(/^T1 is reserved for Karim on/u)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Guest’s name/u).value).toBe("Salima");
    await user.click(form.getByRole("button", { name: /^T1.*to.*Karim$/u }));
    await user.click(form.getByRole("button", { name: /^T7 ?\d seats$/u }));
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await list.findByText("Salima")).toBeTruthy();
  });

  it("are warned of at a time that has passed, and at tables with too few seats", async () => {
    const page = await openWith([]);
    const { user } = page;
    const list = await openList(page);
    await user.click(list.getByRole("button", { name: "New reservation" }));
    const form = within(await screen.findByRole("dialog", { name: "New reservation" }));
    const day = form.getByLabelText<HTMLInputElement>(/^Day/u);
    await user.clear(day);
    await user.type(day, "01/02/2026");
    await user.type(form.getByLabelText(/^Time/u), "20:00");
    expect(await form.findByText("This time has passed already.")).toBeTruthy();
    await user.clear(form.getByLabelText(/^Guests/u));
    await user.type(form.getByLabelText(/^Guests/u), "12");
    const table = form.getByRole("button", { name: /^T7/u });
    await user.click(table);
    const seats = /(?<=T7)\d+ seats/u.exec(table.textContent ?? "")?.[0];
    expect(await form.findByText(`12 guests, and ${seats} at the chosen tables.`)).toBeTruthy();
  });

  it("are cancelled and marked as no-shows, and taken up again", async () => {
    const begun = { startsAt: inMinutes(-10), tableIds: [tableId("T1")] };
    const page = await openWith([aReservation(begun)]);
    const { user } = page;
    const list = await openList(page);
    for (const [action, state] of [
      ["Cancel reservation", "Cancelled"],
      ["Mark as no-show", "No-show"],
    ] as const) {
      await user.click(await list.findByRole("button", { name: "More for Nadia Hamdi" }));
      await user.click(await screen.findByRole("menuitem", { name: action }));
      expect(await list.findByText(state)).toBeTruthy();
      await user.click(list.getByRole("button", { name: "Take up again: Nadia Hamdi" }));
      expect(await list.findByText("Booked")).toBeTruthy();
    }
  });

  it("that somebody else changed meanwhile are saved over only once that was said", async () => {
    const reservation = aReservation({ tableIds: [tableId("T1")] });
    const page = await openWith([reservation]);
    const { user, store } = page;
    const list = await openList(page);
    await user.click(await list.findByRole("button", { name: "Edit Nadia Hamdi" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit reservation" }));
    await user.type(form.getByLabelText(/^Note/u), "Window");
    const changed = { ...reservation, guestName: "Nadia H.", covers: 7, version: 2 };
    server.use(...reservationHandlers([page.book], [changed]));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    await list.findByText("Nadia H.");
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText(/Somebody else changed this reservation/u)).toBeTruthy();
    expect(await form.findByText(/7 guests/u)).toBeTruthy();
    await user.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Edit reservation" })).toBeNull(),
    );
    expect(await list.findByText(/Window/u)).toBeTruthy();
  });

  it("that somebody else moves to another day stay in their form with what was typed, which says so", async () => {
    const reservation = aReservation({ tableIds: [tableId("T1")] });
    const page = await openWith([reservation]);
    const { user, store } = page;
    const list = await openList(page);
    await user.click(await list.findByRole("button", { name: "Edit Nadia Hamdi" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit reservation" }));
    await user.type(form.getByLabelText(/^Note/u), "Window");
    const [startsAt, endsAt] = [inMinutes(2880), inMinutes(3000)];
    const moved = { ...reservation, startsAt, endsAt, version: 2 };
    server.use(...reservationHandlers([page.book], [moved]));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    expect(await list.findByText("No reservations on this day.")).toBeTruthy();
    expect(form.getByLabelText<HTMLTextAreaElement>(/^Note/u).value).toBe("Window");
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText(/no longer in this list/u)).toBeTruthy();
    expect(form.getByLabelText<HTMLTextAreaElement>(/^Note/u).value).toBe("Window");
  });

  it("of guests who are seated keep day, time and their bill's table in the form", async () => {
    const page = await openWith([aReservation({ tableIds: [tableId("T1")] })]);
    const { user } = page;
    const list = await openList(page);
    await user.click(await list.findByRole("button", { name: "Seat Nadia Hamdi" }));
    await user.click(await screen.findByRole("button", { name: "New bill on T1" }));
    await screen.findByText("Nadia Hamdi is seated.");
    await user.click(screen.getByRole("button", { name: "Tables" }));
    const again = await openList(page);
    await user.click(await again.findByRole("button", { name: "Edit Nadia Hamdi" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit reservation" }));
    expect(form.getByText(/day, time and their bill’s table stay/u)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Time/u).disabled).toBe(true);
    const [own, other] = ["T1", "T7"].map((name) =>
      form.getByRole<HTMLButtonElement>("button", {
        name: new RegExp(`^${name} ?\\d seats$`, "u"),
      }),
    );
    expect([own?.disabled, other?.disabled]).toEqual([true, false]);
  });

  it("of another day are not seated, nor marked as no-shows before they begin", async () => {
    const tomorrow = { startsAt: inMinutes(1440), endsAt: inMinutes(1500), guestName: "Karim" };
    const page = await openWith([
      aReservation({ tableIds: [tableId("T1")] }),
      aReservation({ ...tomorrow, tableIds: [tableId("T1")] }),
    ]);
    const { user } = page;
    const list = await openList(page);
    expect(await list.findByRole("button", { name: "Seat Nadia Hamdi" })).toBeTruthy();
    await user.type(list.getByLabelText("Name or phone"), "karim");
    await user.click(list.getByRole("button", { name: "Find" }));
    expect(await list.findByRole("button", { name: "Edit Karim" })).toBeTruthy();
    expect(list.queryByRole("button", { name: "Seat Karim" })).toBeNull();
    await user.click(list.getByRole("button", { name: "More for Karim" }));
    const noShow = await screen.findByRole("menuitem", { name: "Mark as no-show" });
    expect(noShow.getAttribute("aria-disabled") ?? noShow.hasAttribute("disabled")).toBeTruthy();
  });

  it("ask on which bill guests sit whose table has one", async () => {
    const page = await openWith([aReservation({ tableIds: [tableId("T2")] })]);
    const { user, book } = page;
    const before = book.list().length;
    const list = await openList(page);
    await user.click(await list.findByRole("button", { name: "Seat Nadia Hamdi" }));
    const question = within(await screen.findByRole("dialog", { name: /^On which bill/u }));
    expect(question.getByRole("button", { name: "New bill on T2" })).toBeTruthy();
    await user.click(question.getByRole("button", { name: "T2: Bill 1" }));
    expect(await screen.findByRole("region", { name: "Current bill" })).toBeTruthy();
    expect(book.list()).toHaveLength(before);
  });

  it("POS-12 stay readable without a network, which says that saving needs it", async () => {
    const page = await openWith([aReservation({ tableIds: [tableId("T1")] })]);
    const { user } = page;
    const list = await openList(page);
    await list.findByText("Nadia Hamdi");
    await user.click(list.getByRole("button", { name: "New reservation" }));
    const form = within(await screen.findByRole("dialog", { name: "New reservation" }));
    await user.type(form.getByLabelText(/^Guest’s name/u), "Salima");
    goOffline();
    expect(await form.findByText(/saved with the network only/u)).toBeTruthy();
    expect(form.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
    expect(form.getByLabelText<HTMLInputElement>(/^Guest’s name/u).value).toBe("Salima");
    expect(list.getByText("Nadia Hamdi")).toBeTruthy();
  });
});
