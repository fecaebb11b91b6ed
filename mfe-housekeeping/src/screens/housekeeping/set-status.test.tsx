import { baseApi } from "@funduq/shared-ui/state";
import {
  apiUrl,
  delay,
  HttpResponse,
  http,
  problem,
  server,
  unreachable,
} from "@funduq/shared-ui/testing/server";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { boardWith, card, openHousekeeping, statusUrl } from "../../testing/open-housekeeping.tsx";

// Fetched when needed, which on a busy machine takes longer than a test waits.
beforeAll(() => import("./out-of-order-fields.tsx"));

const FAILED = "Failed to update room status. Check the console.";

/** Notes what is sent and lets the small hotel answer. */
function listenToWrites(): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.put(statusUrl, async ({ request }) => {
      sent.push((await request.clone().json()) as Record<string, unknown>);
    }),
  );
  return sent;
}

const clean = (number: string) =>
  screen.findByRole("button", { name: `Mark clean: room ${number}` });

describe("one tap on Clean", () => {
  it("HK-01 shows at once, before the answer", async () => {
    const { user } = await openHousekeeping();
    server.use(http.put(statusUrl, () => delay("infinite")));
    await user.click(await clean("302"));
    expect((await card("302")).textContent).toContain("Clean");
  });

  it("HK-01 keeps the housekeeper and sends the version that was seen", async () => {
    const { user } = await openHousekeeping();
    const sent = listenToWrites();
    await user.click(await clean("302"));
    await screen.findByText("Room 302: Clean");
    expect(sent).toEqual([{ status: "Clean", assignedTo: "Samira", outOfOrder: null, version: 1 }]);
  });

  it("HK-01 a second tap on a card that has not turned yet is the same wish", async () => {
    await openHousekeeping();
    const sent = listenToWrites();
    const button = await clean("302");
    // Two taps before anything is drawn again.
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText("Room 302: Clean");
    expect(sent).toHaveLength(1);
    expect(screen.queryByText(new RegExp(FAILED))).toBeNull();
  });

  it("is taken back with Undo", async () => {
    const { user } = await openHousekeeping();
    const sent = listenToWrites();
    await user.click(await clean("302"));
    await screen.findByRole("button", { name: "Undo" });
    // In one go: a notice moves once, as it is said.
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect((await card("302")).textContent).toContain("Dirty"));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({
      status: "Dirty",
      assignedTo: "Samira",
      outOfOrder: null,
      version: 2,
    });
  });

  it("HK-03 a refused one says so beside what the room is", async () => {
    const { user } = await openHousekeeping();
    server.use(http.put(statusUrl, () => problem("request.malformed")));
    await user.click(await clean("302"));
    const alert = await screen.findByText("Not set: Clean");
    expect(alert.closest("[role=alert]")?.textContent).toContain(FAILED);
    expect((await card("302")).textContent).toContain("Dirty");
  });

  it("HK-06 X-02 stays when the network is gone, and says that it waits", async () => {
    const { user } = await openHousekeeping();
    server.use(http.put(statusUrl, unreachable));
    await user.click(await clean("302"));
    expect(await screen.findByText("Not sent yet")).toBeTruthy();
    expect(await screen.findByText("Room 302: Clean")).toBeTruthy();
    expect((await card("302")).textContent).toContain("Clean");
  });

  it("HK-06 an untouched room is not said to wait", async () => {
    await openHousekeeping();
    await card("302");
    expect(screen.queryByText("Not sent yet")).toBeNull();
  });
});

describe("a status that meets a colleague's newer one", () => {
  const stale = { changedBy: "Karim", changedAt: "2026-04-03T09:00:00Z" };

  async function meetNewer() {
    const page = await openHousekeeping();
    server.use(http.put(statusUrl, () => problem("request.stale", stale), { once: true }));
    server.use(boardWith("302", { housekeepingStatus: "CleaningInProgress", version: 7 }));
    await page.user.click(await clean("302"));
    const notSet = await screen.findByText("Not set: Clean");
    act(() => void page.store.dispatch(baseApi.util.invalidateTags(["Room"])));
    await waitFor(async () => expect((await card("302")).textContent).toContain("Cleaning"));
    return { ...page, own: within(notSet.closest("article") ?? document.body) };
  }

  it("HK-04 is shown beside it, with who made it", async () => {
    const { own } = await meetNewer();
    expect(own.getByText(/^Karim changed this room in the meantime/)).toBeTruthy();
    expect(own.queryByRole("button", { name: /^Mark clean/ })).toBeNull();
  });

  it("HK-04 is set again at a press, on the newer one", async () => {
    const { own, user } = await meetNewer();
    const sent = listenToWrites();
    await user.click(own.getByRole("button", { name: "Set to Clean" }));
    await waitFor(() => expect(sent).toMatchObject([{ status: "Clean", version: 7 }]));
    await waitFor(() => expect(screen.queryByText("Not set: Clean")).toBeNull());
  });

  it("HK-04 is discarded with a reason", async () => {
    const { own, user } = await meetNewer();
    const reports: unknown[] = [];
    server.use(
      http.post(apiUrl("hotels/:hotelId/rooms/:roomId/discarded-status"), async ({ request }) => {
        reports.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(own.getByRole("button", { name: "Discard..." }));
    await user.type(screen.getByLabelText(/^Reason/), "Karim is right");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    await waitFor(() =>
      expect(reports).toMatchObject([{ change: "Room 302: Clean", reason: "Karim is right" }]),
    );
    expect(screen.queryByText("Not set: Clean")).toBeNull();
    expect((await card("302")).textContent).toContain("Cleaning");
  });
});

describe("the status dialog", () => {
  async function openDialog(number: string, route?: string) {
    const page = await openHousekeeping(route ? { route } : {});
    await page.user.click(await card(number));
    return { ...page, dialog: within(await screen.findByRole("dialog")) };
  }

  it("X-02 'Cancel' asks before it throws away a name that was typed", async () => {
    const { user, dialog } = await openDialog("301");
    await user.type(dialog.getByLabelText(/^Assigned housekeeper/), "Ouardia");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(dialog.getByRole("alert").textContent).toBe("Discard what you typed?");
    await user.click(dialog.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("HK-01 offers the five statuses, any of them directly", async () => {
    const { dialog } = await openDialog("301");
    const offered = dialog.getAllByRole("radio").map((it) => (it as HTMLInputElement).value);
    expect(offered).toEqual(["Dirty", "CleaningInProgress", "Clean", "Inspected", "OutOfOrder"]);
  });

  it("HK-01 saves the assigned housekeeper with the status", async () => {
    const { user, dialog } = await openDialog("301");
    const sent = listenToWrites();
    await user.click(dialog.getByRole("radio", { name: "Inspected" }));
    await user.click(dialog.getByRole("button", { name: "Ourida" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toEqual([
      { status: "Inspected", assignedTo: "Ourida", outOfOrder: null, version: 1 },
    ]);
    expect((await card("301")).textContent).toContain("Assigned to Ourida");
  });

  it("HK-02 asks for a period, from the business date on", async () => {
    const { user, dialog } = await openDialog("301");
    const sent = listenToWrites();
    await user.click(dialog.getByRole("radio", { name: "Out of Order" }));
    const from = await dialog.findByLabelText(/^Start date/);
    expect((from as HTMLInputElement).value).toBe("03/04/2026");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText("Please select a valid start and end date.")).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(/^End date/), "06/04/2026");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.outOfOrder).toEqual({ from: "2026-04-03", to: "2026-04-06" });
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("HK-02 deletes the period when the room leaves it", async () => {
    const { user, dialog } = await openDialog("207");
    const sent = listenToWrites();
    await user.click(dialog.getByRole("radio", { name: "Dirty" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent[0]).toMatchObject({ status: "Dirty", outOfOrder: null }));
  });

  it("HK-02 names the booking that needs the room, and keeps what was entered", async () => {
    const { user, dialog } = await openDialog("301");
    const booking = {
      roomNumber: "301",
      guestName: "Amine Bensalem",
      checkInDate: "2026-04-04",
      checkOutDate: "2026-04-06",
    };
    server.use(http.put(statusUrl, () => problem("room.needed-by-booking", booking)));
    await user.click(dialog.getByRole("radio", { name: "Out of Order" }));
    await user.type(await dialog.findByLabelText(/^End date/), "06/04/2026");
    await user.type(dialog.getByLabelText("Assigned housekeeper"), "Karim");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText(FAILED)).toBeTruthy();
    expect(dialog.getByText(/is needed by Amine Bensalem/)).toBeTruthy();
    expect((dialog.getByLabelText("Assigned housekeeper") as HTMLInputElement).value).toBe("Karim");
    expect((dialog.getByLabelText(/^End date/) as HTMLInputElement).value).toBe("06/04/2026");
    expect((await card("301")).textContent).toContain("Dirty");
  });

  it.each([
    ["room.not-found", "Room not found on this floor!"],
    ["hotel.not-found", "Hotel not found!"],
    ["request.malformed", FAILED],
  ] as const)("HK-03 has its sentence for %s", async (code, sentence) => {
    const { user, dialog } = await openDialog("301");
    server.use(http.put(statusUrl, () => problem(code)));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText((text) => text.startsWith(sentence))).toBeTruthy();
  });

  it("HK-03 says when what was sent is incomplete", async () => {
    const { user, dialog } = await openDialog("301");
    server.use(http.put(statusUrl, () => problem("request.invalid", { fields: [] })));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Error: Hotel or Room data is incomplete.")).toBeTruthy();
  });

  it("HK-03 says when the room of the address is gone", async () => {
    await openHousekeeping({ route: "/?room=unknown" });
    expect(await screen.findByText("Room not found on this floor!")).toBeTruthy();
  });

  it("HK-04 announces that somebody else changed the open room", async () => {
    const { dialog, store } = await openDialog("301");
    server.use(boardWith("301", { housekeepingStatus: "Clean", version: 2 }));
    store.dispatch(baseApi.util.invalidateTags(["Room"]));
    expect(await dialog.findByText(/Somebody changed this room/)).toBeTruthy();
  });

  it("X-06 opens with Enter, closes with Esc and gives the focus back", async () => {
    const { user } = await openHousekeeping();
    const room = await card("301");
    room.focus();
    await user.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(await card("301"));
  });
});
