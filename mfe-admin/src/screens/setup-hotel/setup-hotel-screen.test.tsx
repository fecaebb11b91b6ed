import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { setupHandlers, someSetup } from "../../standalone/setup.ts";
import { field, openSetup, partOf, press } from "../../testing/open-setup.tsx";

describe("rooms and facilities", () => {
  it("SET-07 'Please create a 'Room Type' before adding a room.'", async () => {
    const setup = someSetup();
    const bare = { ...setup, rooms: [], roomTypes: { seen: "none", list: [] } };
    const { user } = await openSetup({ setup: bare });
    await partOf("Rooms");
    await user.click(press("+ Add Room on Premier étage"));
    const said = "Please create a 'Room Type' before adding a room.";
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("SET-07 'Please select a room type.', then many are added at once", async () => {
    const { user, sent } = await openSetup();
    await partOf("Rooms");
    await user.click(press("+ Add Room on Premier étage"));
    const dialog = within(screen.getByRole("dialog", { name: "Add rooms: Premier étage" }));
    await user.click(dialog.getByRole("button", { name: "Add" }));
    expect(dialog.getByText("Please enter a room number.")).toBeTruthy();
    await user.type(dialog.getByLabelText("Room numbers"), "201–203{Enter}301, suite");
    await user.click(dialog.getByRole("button", { name: "Add" }));
    expect(await dialog.findByText("Please select a room type.")).toBeTruthy();
    expect(dialog.getByText("No room type yet.")).toBeTruthy();
    expect(dialog.getByText("1 room, Suite")).toBeTruthy();
    expect(dialog.getByRole("status").textContent).toBe("1 room. Some lines need a correction.");
    await user.selectOptions(dialog.getByLabelText("Room Type"), "Double");
    expect(dialog.getByText("3 rooms, Double")).toBeTruthy();
    expect(dialog.getByRole("status").textContent).toBe("4 rooms.");
    await user.click(dialog.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("4 rooms added.")).toBeTruthy();
    const rooms = (sent[0] as { rooms: { number: string }[] }).rooms;
    expect(rooms.map(({ number }) => number)).toEqual(["201", "202", "203", "301"]);
    expect(press("Edit room 301")).toBeTruthy();
  });

  it("SET-07 a number that is there already is told before anything is sent", async () => {
    const { user, sent } = await openSetup();
    await partOf("Rooms");
    await user.click(press("+ Add Room on Premier étage"));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Room numbers"), "101-103, Double");
    expect(dialog.getByText("Already there: 101 and 102")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Add" }));
    expect(sent).toEqual([]);
  });

  it("SET-07 X-02 a dialog stays with what was typed when another admin deletes the room", async () => {
    const { user, store } = await openSetup();
    await partOf("Rooms");
    await user.click(press("Edit room 102"));
    const number = within(screen.getByRole("dialog")).getByLabelText("Room Number");
    await user.clear(number);
    await user.type(number, "112");
    const setup = someSetup();
    const rooms = setup.rooms.filter((room) => room.number !== "102");
    server.use(...setupHandlers({ ...setup, rooms }));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Room"])));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Edit room 102", hidden: true })).toBeNull(),
    );
    expect(within(screen.getByRole("dialog")).getByLabelText("Room Number")).toHaveProperty(
      "value",
      "112",
    );
  });

  it("X-06 Ctrl+Enter saves the part that the focus is in", async () => {
    const { user, sent } = await openSetup();
    const floors = await partOf("Floors");
    await user.click(floors.getByRole("button", { name: "+ Add Floor" }));
    await user.type(floors.getAllByRole("textbox").at(-1) as HTMLElement, "Terrasse");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await screen.findByText("Saved.");
    const [{ floors: saved }] = sent as [{ floors: { name: string }[] }];
    expect(saved.at(-1)?.name).toBe("Terrasse");
  });

  it("SET-07 a room is edited, and deleted with X after a question", async () => {
    const { user, sent } = await openSetup();
    await partOf("Rooms");
    await user.click(press("Edit room 102"));
    const dialog = within(screen.getByRole("dialog"));
    await user.clear(dialog.getByLabelText("Room Number"));
    await user.tab();
    expect(dialog.getByText("Please enter a room number.")).toBeTruthy();
    await user.type(dialog.getByLabelText("Room Number"), "112");
    await user.selectOptions(dialog.getByLabelText("Floor"), "Rez-de-chaussée");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "Delete room 112" }));
    await user.click(press("Delete"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Edit room 112" })).toBeNull());
    expect(await screen.findByText("112 was deleted.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(press("Edit room 1")));
    expect(sent[0]).toMatchObject({ seen: "room-23", number: "112" });
  });

  it("SET-07 the latest version of a room takes the place of what was typed, and can be saved", async () => {
    const { user, sent } = await openSetup();
    await partOf("Rooms");
    await user.click(press("Edit room 102"));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Room Number"), "B");
    const setup = someSetup();
    const rooms = setup.rooms.map((room) =>
      room.number === "102" ? { ...room, number: "112", seen: "room-24" } : room,
    );
    server.use(...setupHandlers({ ...setup, rooms }));
    const tooLate = () => problem("request.stale", { changedBy: "Lynda", changedAt: "" });
    const reading = http.get(apiUrl("hotels/:hotelId/setup"), () => problem("internal"));
    const path = apiUrl("hotels/:hotelId/setup/rooms/:roomId");
    server.use(http.put(path, tooLate, { once: true }), reading);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await user.click(await dialog.findByRole("button", { name: "Show the latest version" }));
    expect(await screen.findByText(/^Something went wrong/)).toBeTruthy();
    expect(dialog.getByLabelText("Room Number")).toHaveProperty("value", "102B");
    server.use(...setupHandlers({ ...setup, rooms }));
    await user.click(dialog.getByRole("button", { name: "Show the latest version" }));
    await waitFor(() =>
      expect(dialog.getByLabelText("Room Number")).toHaveProperty("value", "112"),
    );
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent[1]).toMatchObject({ seen: "room-24", number: "112" });
  });

  it("SET-09 a room with stays says so and stays", async () => {
    const { user } = await openSetup();
    await partOf("Rooms");
    const uses = [{ what: "bookings", count: 2, examples: ["Amina Cherif 03/04/2026"] }];
    server.use(
      http.delete(apiUrl("hotels/:hotelId/setup/rooms/:roomId"), () =>
        problem("setup.in-use", { name: "101", uses } as never),
      ),
    );
    await user.click(press("Delete room 101"));
    await user.click(press("Delete"));
    const said = "101 is in use: 2 bookings (Amina Cherif 03/04/2026, …).";
    expect(await screen.findByText(said)).toBeTruthy();
    expect(press("Edit room 101")).toBeTruthy();
  });

  it("SET-07 facilities are added, renamed and deleted", async () => {
    const { user } = await openSetup();
    await partOf("Rooms");
    await user.click(press("+ Add Facility on Premier étage"));
    await user.type(field("Facility name"), "Salon");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "Edit Salon" }));
    await user.clear(field("Facility name"));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));
    expect(screen.getByText("Please enter a facility name.")).toBeTruthy();
    await user.type(field("Facility name"), "Salon");
    await user.type(field("Facility name"), " bleu");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "Delete Salon bleu" }));
    await user.click(press("Delete"));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Edit Salon bleu" })).toBeNull(),
    );
    expect(await screen.findByText("Salon bleu was deleted.")).toBeTruthy();
  });
});

it("SET-07 a room is no longer sold from a day on, and is sold again once the day is emptied", async () => {
  const { user, sent } = await openSetup();
  const edit = async () => {
    await user.click(await screen.findByRole("button", { name: "Edit room 102" }));
    return within(screen.getByRole("dialog"));
  };
  const first = await edit();
  await user.type(first.getByLabelText(/^No longer sold from/), "01/05/2026");
  await user.click(first.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/No longer sold from/)).toBeTruthy();
  const second = await edit();
  await user.clear(second.getByLabelText(/^No longer sold from/));
  await user.click(second.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByText(/No longer sold from/)).toBeNull());
  expect(sent).toMatchObject([{ retiredFrom: "2026-05-01" }, { retiredFrom: null }]);
});

it("X-02 the browser asks before a reload throws away what was typed", async () => {
  const { user } = await openSetup({ at: "new" });
  const leaving = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(false);
  await user.type(field("Hotel Name"), "H");
  expect(leaving()).toBe(true);
});

it.each([
  ["fr" as const, "Informations de l’hôtel"],
  ["ar" as const, "معلومات الفندق"],
])("X-05 speaks %s", async (language, title) => {
  await openSetup({ language });
  expect(await screen.findByRole("heading", { name: title, level: 2 })).toBeTruthy();
});
