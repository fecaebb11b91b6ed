import type { GroupRows } from "@funduq/shared-types/contracts/group-rooms";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { id } from "../../testing/a-group.ts";
import { blockId, group, groupAt, nowStands, openGroup } from "../../testing/open-group.tsx";

const room = (last: string, number: string) => ({
  id: id(last),
  number,
  floorName: "First",
  roomTypeId: id("3"),
  maxOccupancy: 2,
  roomTypeName: "Double",
  housekeepingStatus: "Clean",
  occupiedNow: false,
});
const days = { checkInDate: "2026-05-01", checkOutDate: "2026-05-03" };
const named = { entryId: id("5"), guestName: "أحمد بن علي", phone: null, ...days, roomId: id("6") };
const unnamed = { ...named, entryId: null, guestName: "", roomId: id("7") };

const refusal = (code: string, params: Record<string, unknown> = {}) => ({
  refusal: { code, params },
});
const saved = { refusal: null };

/** What a step of the group is sent, and answered with. */
function answers(path: string, rows: GroupRows["rows"]) {
  const bodies: unknown[] = [];
  server.use(
    http.post(apiUrl(`${groupAt}/${path}`), async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ id: group.id, version: 5, rows });
    }),
  );
  return bodies;
}

async function openProposal(units: object[] = [named, unnamed]) {
  const rooms = [room("6", "205"), room("7", "206")];
  server.use(
    http.get(apiUrl(`${groupAt}/blocks/:blockId/proposal`), () =>
      HttpResponse.json({ units, rooms }),
    ),
  );
  const page = await openGroup(`&task=assign-all&block=${blockId}`);
  await screen.findByLabelText("Guest 1");
  const dialog = within(screen.getByRole("dialog", { name: "Assign all Double rooms" }));
  return { ...page, dialog };
}

test("GRP-09 the proposal is changed before it is saved: a room of another row changes places", async () => {
  const bodies = answers("blocks/:blockId/assign-all", [saved, saved]);
  const { user, dialog } = await openProposal();
  expect(dialog.getByRole("button", { name: "Assign rooms (1)" })).toBeDefined();
  await user.selectOptions(dialog.getByLabelText("Room of guest 1"), "206 · Floor First");
  await user.type(dialog.getByLabelText("Guest 2"), "Lina Saadi");
  const adults = dialog.getAllByRole("spinbutton", { name: "Adults" })[1] as HTMLElement;
  await user.clear(adults);
  await user.type(adults, "1");
  await user.click(dialog.getByRole("button", { name: "Assign rooms (2)" }));
  expect(await screen.findByText("Rooms assigned: 2 of 2.")).toBeDefined();
  const party = { ...days, adults: 2, children: 0 };
  const alone = { ...days, adults: 1, children: 0 };
  expect(bodies).toEqual([
    {
      rows: [
        { entryId: id("5"), guest: { fullName: "أحمد بن علي" }, roomId: id("7"), ...party },
        { entryId: null, guest: { fullName: "Lina Saadi" }, roomId: id("6"), ...alone },
      ],
    },
  ]);
});

test("GRP-09 X-06 ArrowDown and ArrowUp lead from name to name, over rooms and adults", async () => {
  const { user, dialog } = await openProposal();
  const [first, second] = [dialog.getByLabelText("Guest 1"), dialog.getByLabelText("Guest 2")];
  await user.click(first);
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(first);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toBe(second);
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(first);
  const [adults] = dialog.getAllByRole("spinbutton", { name: "Adults" });
  await user.click(adults as HTMLElement);
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(adults);
});

test("GRP-09 nothing can be saved without a name and a room; missing rooms are said", async () => {
  const { dialog } = await openProposal([{ ...named, roomId: null }, unnamed]);
  expect(dialog.getByText("There is not a free room for every row.")).toBeDefined();
  expect(dialog.getByRole("button", { name: "Assign rooms (0)" })).toHaveProperty("disabled", true);
});

test("GRP-09 what is no name is said at its row, and nothing is sent", async () => {
  const { user, dialog } = await openProposal();
  const name = dialog.getByLabelText<HTMLInputElement>("Guest 2");
  await user.type(name, "-");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(dialog.getByText("Please enter a name with letters.")).toBeDefined();
  expect(dialog.getByText("Please correct the rows that are marked.")).toBeDefined();
  await user.type(name, "{Backspace}Lina");
  expect(dialog.getByRole("button", { name: "Assign rooms (2)" })).toHaveProperty(
    "disabled",
    false,
  );
});

test("GRP-09 a row that was refused is named with its reason", async () => {
  answers("blocks/:blockId/assign-all", [refusal("booking.room-taken", { clashes: [] })]);
  const { user, dialog } = await openProposal([named]);
  await user.click(dialog.getByRole("button", { name: "Assign rooms (1)" }));
  expect(await screen.findByText("Rooms assigned: 0 of 1.")).toBeDefined();
  expect(screen.getByText(/last-minute conflict/)).toBeDefined();
});

test("GRP-09 a proposal that can't be read says so and is tried again", async () => {
  server.use(
    http.get(apiUrl(`${groupAt}/blocks/:blockId/proposal`), () => problem("group.cancelled")),
  );
  await openGroup(`&task=assign-all&block=${blockId}`);
  expect(await screen.findByText("No rooms could be proposed.")).toBeDefined();
});

/** The group with as many stays in one status, on days that include today. */
const withStays = (count: number, booked: object) => {
  const stay = (at: number) => ({
    id: id(`9${at}`),
    version: 3,
    roomNumber: `${204 + at}`,
    floorName: "First",
    arrivesOn: "2026-04-10",
    leavesOn: "2026-04-12",
    ...booked,
  });
  const entry = (at: number) => ({
    id: id(`8${at}`),
    guestName: `Guest ${at}`,
    phone: "0555",
    checkInDate: null,
    checkOutDate: null,
    booking: stay(at),
  });
  const entries = Array.from({ length: count }, (_, at) => entry(at));
  return { blocks: group.blocks.map((block) => ({ ...block, entries })) };
};

async function openStep(booked: object, button: string, count = 1) {
  const page = await openGroup();
  nowStands(page.store, withStays(count, booked));
  await page.user.click(await page.panel.findByRole("button", { name: button }));
  return { ...page, dialog: within(await screen.findByRole("dialog")) };
}

const expected = { status: "Reserved" };
const arrived = { status: "Checked-in", checkedInOn: "2026-04-10" };

test("GRP-09 all expected guests are checked in; who is not ready is named, and who was left out is not sent", async () => {
  const bodies = answers("check-in-all", [refusal("group.room-occupied", { roomNumber: "204" })]);
  const { user, dialog } = await openStep(expected, "Check in all", 2);
  await user.click(dialog.getByRole("checkbox", { name: "Guest 1" }));
  await user.click(dialog.getByRole("button", { name: "Check in (1)" }));
  expect(await screen.findByText("Checked in: 0 of 1.")).toBeDefined();
  expect(screen.getByText("Another guest is still in room 204.")).toBeDefined();
  expect(bodies).toEqual([{ stays: [{ id: id("90"), version: 3 }] }]);
});

test("GRP-09 of a large group the first 60 are chosen; the others can take the place of who is not ready", async () => {
  const { user, dialog } = await openStep(expected, "Check in all", 62);
  expect(
    dialog.getByText("At most 60 guests are done at once; the others after them."),
  ).toBeDefined();
  const last = dialog.getByRole<HTMLInputElement>("checkbox", { name: "Guest 61" });
  expect(last.checked).toBe(false);
  await user.click(last);
  expect(dialog.getByRole("button", { name: "Check in (61)" })).toHaveProperty("disabled", true);
  await user.click(dialog.getByRole("checkbox", { name: "Guest 0" }));
  expect(dialog.getByRole("button", { name: "Check in (60)" })).toHaveProperty("disabled", false);
});

test("GRP-09 X-06 once all are checked in the keyboard goes on at the rooming list: the button is gone", async () => {
  answers("check-in-all", [saved]);
  const { user, store, dialog, panel } = await openStep(expected, "Check in all");
  nowStands(store, withStays(1, arrived));
  await user.click(dialog.getByRole("button", { name: "Check in (1)" }));
  await panel.findByRole("button", { name: "Undo check-ins" });
  const list = panel.getByRole("heading", { name: "Rooming list" });
  await waitFor(() => expect(document.activeElement).toBe(list));
});

test("GRP-09 BK-20 today's check-ins are undone with one reason", async () => {
  const bodies = answers("undo-check-ins", [saved]);
  const { user, dialog } = await openStep(arrived, "Undo check-ins");
  expect(document.activeElement).toBe(dialog.getByLabelText(/Reason/));
  await user.click(dialog.getByRole("button", { name: "Undo check-ins (1)" }));
  expect(dialog.getByText("Please provide a reason for the undo.")).toBeDefined();
  await user.type(dialog.getByLabelText(/Reason/), "The wrong group");
  await user.click(dialog.getByRole("button", { name: "Undo check-ins (1)" }));
  expect(await screen.findByText("Check-ins undone: 1 of 1.")).toBeDefined();
  expect(bodies).toEqual([{ stays: [{ id: id("90"), version: 3 }], reason: "The wrong group" }]);
});

test("GRP-09 check-ins of an earlier day are not offered for undoing", async () => {
  const { store, panel } = await openGroup();
  nowStands(store, withStays(1, { ...arrived, checkedInOn: "2026-04-09" }));
  expect(await panel.findByRole("button", { name: "Key list" })).toBeDefined();
  expect(panel.queryByRole("button", { name: "Undo check-ins" })).toBeNull();
});

test("GRP-09 the key list has the room, the floor, the guest and the departure, and nobody's phone", async () => {
  const { dialog } = await openStep({ status: "Confirmed" }, "Key list");
  const table = within(await dialog.findByRole("table"));
  for (const cell of ["204", "First", "Guest 0", "12/04/2026"])
    expect(table.getByRole("cell", { name: cell })).toBeDefined();
  expect(table.queryByText("0555")).toBeNull();
});

test("GRP-09 after the departure there is no key list", async () => {
  const { store, panel } = await openGroup();
  nowStands(store, withStays(1, { status: "Checked-out" }));
  await panel.findByText("Guest 0");
  expect(panel.queryByRole("button", { name: "Key list" })).toBeNull();
});
