import type { GroupRows } from "@funduq/shared-types/contracts/group-rooms";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { id } from "../../testing/a-group.ts";
import { group, groupAt, nowStands, openGroup } from "../../testing/open-group.tsx";

/** The group with one expected guest in each of these rooms. */
function expectedIn(...numbers: string[]) {
  const entries = numbers.map((roomNumber, at) => ({
    id: id(`8${at}`),
    guestName: `Guest ${at + 1}`,
    phone: "0555",
    checkInDate: null,
    checkOutDate: null,
    booking: {
      id: id(`9${at}`),
      version: 3,
      roomNumber,
      floorName: "First",
      arrivesOn: "2026-04-10",
      leavesOn: "2026-04-12",
      status: "Reserved",
    },
  }));
  const quantity = entries.length;
  const blocks = group.blocks.map((block) => ({
    ...block,
    quantity,
    assigned: quantity,
    entries,
  }));
  return { rooms: quantity, assigned: quantity, blocks };
}

/** Answers a step of the group as done for each of its rows, and keeps what it was sent. */
function answersDone(path: string, list: "rows" | "stays") {
  const bodies: unknown[] = [];
  server.use(
    http.post<never, Record<string, unknown[]>>(
      apiUrl(`${groupAt}/${path}`),
      async ({ request }) => {
        const body = await request.json();
        bodies.push(body);
        const rows: GroupRows["rows"] = (body[list] ?? []).map(() => ({ refusal: null }));
        return HttpResponse.json({ id: group.id, version: 5, rows });
      },
    ),
  );
  return bodies;
}

/** Its 'Check in all' for the guests of two rooms: 104 has this status, 101 is Clean. */
async function openCheckInAll(housekeepingStatus: "Dirty" | "OutOfOrder") {
  const page = await openGroup();
  for (const room of page.hotel.rooms) {
    if (room.number === "101") room.housekeepingStatus = "Clean";
    if (room.number === "104") room.housekeepingStatus = housekeepingStatus;
  }
  nowStands(page.store, expectedIn("101", "104"));
  await page.user.click(await page.panel.findByRole("button", { name: "Check in all" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Check in the group/ }));
  return { ...page, dialog };
}

test("GRP-09 BK-11 HK-01 a dirty room is set Clean where the group is checked in, which waits for the answer", async () => {
  answersDone("check-in-all", "stays");
  const { user, dialog, hotel } = await openCheckInAll("Dirty");
  const gate = Promise.withResolvers<void>();
  const calls: string[] = [];
  server.use(
    http.put(apiUrl("hotels/:hotelId/rooms/:roomId/housekeeping-status"), async () => {
      await gate.promise;
      calls.push("clean");
    }),
    http.post(apiUrl(`${groupAt}/check-in-all`), () => void calls.push("check in")),
  );
  expect(await dialog.findByText("Dirty")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Set Clean: room 104" }));
  const confirm = dialog.getByRole("button", { name: "Check in (2)" });
  await waitFor(() => expect(document.activeElement).toBe(confirm));
  expect(dialog.queryByText("Dirty")).toBeNull();
  await user.keyboard("{Enter}");
  // Nothing is in doubt: the dialog stays until both have answered.
  await user.keyboard("{Escape}");
  expect(dialog.getByText(/^Check in the group/)).toBeTruthy();
  gate.resolve();
  expect(await screen.findByText("Checked in: 2 of 2.")).toBeTruthy();
  expect(calls).toEqual(["clean", "check in"]);
  expect(hotel.rooms.find(({ number }) => number === "104")?.housekeepingStatus).toBe("Clean");
});

test("GRP-09 BK-11 a room that is out of order is named, and is not set Clean here: its closed days would be lost", async () => {
  const { dialog } = await openCheckInAll("OutOfOrder");
  expect(await dialog.findByText("Out of Order")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /^Set Clean/ })).toBeNull();
});

test("GRP-09 a group of eight is assigned its rooms and checked in with four presses", async () => {
  const numbers = ["201", "202", "203", "204", "205", "206", "207", "208"];
  const assigned = answersDone("blocks/:blockId/assign-all", "rows");
  const arrived = answersDone("check-in-all", "stays");
  const days = { checkInDate: "2026-04-10", checkOutDate: "2026-04-12" };
  server.use(
    http.get(apiUrl(`${groupAt}/blocks/:blockId/proposal`), () =>
      HttpResponse.json({
        units: numbers.map((_, at) => ({
          entryId: id(`8${at}`),
          guestName: `Guest ${at + 1}`,
          phone: null,
          ...days,
          roomId: id(`7${at}`),
        })),
        rooms: numbers.map((number, at) => ({
          id: id(`7${at}`),
          number,
          floorName: "First",
          roomTypeId: id("3"),
          maxOccupancy: 2,
          roomTypeName: "Double",
          housekeepingStatus: "Clean",
          occupiedNow: false,
        })),
      }),
    ),
  );
  const { user, panel, store } = await openGroup();
  let presses = 0;
  const press = async (button: HTMLElement) => {
    presses += 1;
    await user.click(button);
  };
  await press(panel.getByRole("button", { name: "Assign all Double rooms" }));
  await press(await screen.findByRole("button", { name: "Assign rooms (8)" }));
  expect(await screen.findByText("Rooms assigned: 8 of 8.")).toBeTruthy();
  nowStands(store, expectedIn(...numbers));
  await press(await panel.findByRole("button", { name: "Check in all" }));
  await press(await screen.findByRole("button", { name: "Check in (8)" }));
  expect(await screen.findByText("Checked in: 8 of 8.")).toBeTruthy();
  expect(assigned).toHaveLength(1);
  expect(arrived).toHaveLength(1);
  expect(presses).toBe(4);
});
