import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { baseApi } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { delay, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import department from "../../module.ts";
import { aBoard } from "../../standalone/board.ts";
import { boardUrl, boardWith, card, openHousekeeping } from "../../testing/open-housekeeping.tsx";

describe("the rooms", () => {
  it("HK-01 stand by floor, the highest floor first", async () => {
    await openHousekeeping();
    await card("301");
    const floors = screen.getAllByRole("heading", { level: 2 }).map((it) => it.textContent);
    expect(floors).toEqual(["Floor 3", "Floor 2", "Floor 1"]);
  });

  it("HK-01 FO-14 show number, type, status and what the guest does today", async () => {
    await openHousekeeping();
    const room = await card("301");
    expect(room.textContent).toContain("Double");
    expect(room.textContent).toContain("Dirty");
    expect(room.textContent).toContain("Occupied");
    expect(room.textContent).toContain("Leaves today");
    expect(room.closest("[data-tone]")?.getAttribute("data-tone")).toBe("dirty");
    expect(room.querySelector("svg")).toBeTruthy();
  });

  it("FO-17 HK-04 say where a VIP is, or arrives", async () => {
    const { store } = await openHousekeeping();
    expect((await card("301")).textContent).not.toContain("VIP");
    const use = { occupied: true, departsToday: false, arrivesToday: false, isVip: true };
    server.use(boardWith("301", { use }));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Booking"])));
    await waitFor(async () => expect((await card("301")).textContent).toContain("VIP"));
    expect((await card("302")).textContent).not.toContain("VIP");
  });

  it("HK-02 say until when a room is out of order", async () => {
    await openHousekeeping();
    const room = await card("207");
    expect(room.textContent).toContain("Out of Order");
    expect(room.textContent).toContain("Out of order until 6 Apr");
  });

  it.each([
    ["says from when to when before it", "2026-04-05", "2026-04-08", true],
    ["says nothing of one that is over", "2026-03-28", "2026-04-03", false],
  ])("HK-02 a period out of order: %s", async (_, from, to, told) => {
    const page = openHousekeeping();
    const outOfOrder = { from: calendarDate(from), to: calendarDate(to) };
    server.use(boardWith("207", { outOfOrder }));
    await page;
    const { textContent } = await card("207");
    expect(textContent?.includes("Out of order from 5 Apr to 8 Apr")).toBe(told);
    expect(textContent).not.toContain("Out of order until");
  });

  it("tell how far the round is", async () => {
    await openHousekeeping();
    expect(await screen.findByText("12 / 29 done")).toBeTruthy();
  });

  it("HK-04 follow what the front office does", async () => {
    const { store } = await openHousekeeping();
    expect((await card("301")).textContent).toContain("Dirty");
    server.use(boardWith("301", { housekeepingStatus: "Inspected", version: 2 }));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Room"])));
    await waitFor(async () => expect((await card("301")).textContent).toContain("Inspected"));
  });

  it("HK-04 follow arrivals and departures too", async () => {
    const { store } = await openHousekeeping();
    await card("303");
    const use = { occupied: true, departsToday: false, arrivesToday: false };
    server.use(boardWith("303", { use }));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Booking"])));
    await waitFor(async () => expect((await card("303")).textContent).toContain("Occupied"));
  });
});

describe("what is shown", () => {
  it("is chosen with one tap and survives a reload", async () => {
    const { user } = await openHousekeeping({ route: "/?show=todo" });
    await card("301");
    expect(screen.queryByRole("button", { name: /^Room 303/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "All" }));
    expect(await card("303")).toBeTruthy();
  });

  it("can be my own rooms, by the name I am signed in with", async () => {
    const { user } = await openHousekeeping({ displayName: "ourida" });
    await card("301");
    await user.click(screen.getByRole("button", { name: "Mine" }));
    const rooms = within(screen.getByRole("region", { name: "Floor 3" })).getAllByRole("article");
    expect(rooms.every(({ textContent }) => textContent?.includes("Ourida"))).toBe(true);
  });

  it("can be one floor", async () => {
    const { user } = await openHousekeeping();
    await card("301");
    await user.selectOptions(screen.getByLabelText("Floors"), "Floor 1");
    expect(screen.queryByRole("button", { name: /^Room 301/ })).toBeNull();
    expect(await card("101")).toBeTruthy();
  });

  it("praises when nothing is left, and leads back to all rooms", async () => {
    const { user } = await openHousekeeping({ route: "/?show=mine", displayName: "Nobody" });
    expect(await screen.findByText("No room is assigned to you here.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show all rooms" }));
    expect(await card("301")).toBeTruthy();
  });

  it("HK-03 says when the floor of the address is gone", async () => {
    await openHousekeeping({ route: "/?floor=unknown" });
    expect(await screen.findByText("Floor not found!")).toBeTruthy();
  });
});

describe("the board", () => {
  it("HK-03 asks for a hotel first", async () => {
    department.register();
    await renderWithStore(<department.Root view="housekeeping" basename="/" />, { session: null });
    expect(screen.getByText("Please select a hotel to see Housekeeping data.")).toBeTruthy();
  });

  it("HK-03 says when the hotel is gone", async () => {
    const page = openHousekeeping();
    server.use(http.get(boardUrl, () => problem("hotel.not-found")));
    await page;
    expect(await screen.findByText("Hotel not found!")).toBeTruthy();
  });

  it("X-02 waits, fails and can be tried again", async () => {
    const page = openHousekeeping();
    server.use(
      http.get(boardUrl, async () => {
        await delay(5);
        return problem("internal");
      }),
    );
    const { user } = await page;
    expect(screen.getByRole("status", { name: "Loading..." })).toBeTruthy();
    expect(await screen.findByText("The rooms could not be loaded.")).toBeTruthy();
    server.use(http.get(boardUrl, () => HttpResponse.json(aBoard())));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await card("301")).toBeTruthy();
  });

  it("X-02 says when there are no rooms", async () => {
    const page = openHousekeeping();
    server.use(http.get(boardUrl, () => HttpResponse.json({ ...aBoard(), floors: [] })));
    await page;
    expect(await screen.findByText("This hotel has no rooms yet.")).toBeTruthy();
  });

  it("X-05 speaks Arabic", async () => {
    await openHousekeeping({ language: "ar" });
    expect((await card("301")).textContent).toContain("متسخة");
    expect(document.documentElement.dir).toBe("rtl");
  });
});
