import { type Group, groupSchema } from "@funduq/shared-types/contracts/group";
import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { openDashboard } from "../../testing/open-dashboard.tsx";

beforeAll(async () => {
  await import("./group-panel.tsx");
}, 60_000);

const id = (last: string) => `01890a5d-ac96-774b-bcce-b30209${last.padStart(6, "0")}`;
const groupId = id("1");
const blockId = id("2");
const doubles = id("3");

const entry = (last: string, guestName: string, roomNumber: string | null) => ({
  ...{ id: id(last), guestName, phone: null, checkInDate: null, checkOutDate: null },
  booking: roomNumber && { id: id(`9${last}`), status: "Confirmed", roomNumber },
});

const group = groupSchema.parse({
  ...{ id: groupId, name: "Tassili Tour", contactPerson: "Sofiane Haddad", company: null },
  ...{ status: "Confirmed", checkInDate: "2026-05-01", checkOutDate: "2026-05-03" },
  ...{ rooms: 3, assigned: 1, accountCentimes: 2_550_000, version: 4 },
  blocks: [
    {
      ...{ id: blockId, roomTypeId: doubles, roomTypeName: "Double", quantity: 3, assigned: 1 },
      ...{ checkInDate: "2026-05-01", checkOutDate: "2026-05-03", persons: 2 },
      ...{ ratePlan: "base", rateCentimes: 900_000 },
      entries: [entry("4", "Amel Kaci", "204"), entry("5", "أحمد بن علي", null)],
    },
  ],
});

const room = (last: string, number: string, roomTypeId: string) => ({
  ...{ id: id(last), number, floorName: "First", roomTypeId, maxOccupancy: 2 },
  ...{ roomTypeName: "Double", housekeepingStatus: "Clean", occupiedNow: false },
});

const at = "hotels/:hotelId/groups/:groupId";

async function openGroup(task = "", role = "hotel-admin") {
  const sent: { path: string; body: unknown }[] = [];
  const keep = async ({ request }: { request: Request }) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.clone().json() });
    return HttpResponse.json(group);
  };
  server.use(
    http.get(apiUrl(at), () => HttpResponse.json(group)),
    http.get(apiUrl(`${at}/blocks/:blockId/free-rooms`), () =>
      HttpResponse.json({ rooms: [room("6", "205", doubles), room("7", "310", id("8"))] }),
    ),
    http.post(apiUrl(`${at}/blocks/:blockId/assign`), keep),
    http.put(apiUrl(`${at}/blocks`), keep),
  );
  const page = await openDashboard({
    route: `/?group=${groupId}${task}`,
    session: aSession({ hotels: [aHotel({ role })] }),
  });
  const panel = within(await screen.findByRole("complementary", { name: "Group" }));
  await panel.findByRole("heading", { name: "3 × Double" });
  return { ...page, panel, sent };
}

test("GRP-03 the panel lists the block and its names, each to be managed or assigned, and collapses", async () => {
  const { user, panel } = await openGroup();
  expect(panel.getByText("Rooms assigned: 1 of 3")).toBeDefined();
  expect(panel.getByText(/^owes 25\.500,00.DA$/)).toBeDefined();
  expect(panel.getByRole("button", { name: "Manage the stay of Amel Kaci" })).toBeDefined();
  expect(panel.getByRole("button", { name: /^Assign a room to .*أحمد بن علي/u })).toBeDefined();
  expect(panel.getByText("1 room without a name")).toBeDefined();
  expect(panel.getByRole("button", { name: "Edit blocks" })).toBeDefined();
  const head = panel.getByRole("button", { name: "Tassili Tour" });
  expect(head.getAttribute("aria-expanded")).toBe("true");
  await user.click(head);
  expect(head.getAttribute("aria-expanded")).toBe("false");
  expect(panel.queryByText("Amel Kaci")).toBeNull();
});

test("X-02 a group that can't be had says so, and no longer that it is on its way", async () => {
  server.use(http.get(apiUrl(at), () => problem("service.busy")));
  await openDashboard({ route: `/?group=${groupId}` });
  expect(await screen.findByText("The group could not be loaded.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Group" })).toBeDefined();
});

test("AUTH-16 the front desk assigns rooms, and leaves the contract to the administration", async () => {
  const { panel } = await openGroup("&task=edit", "front-office");
  expect(panel.getByRole("button", { name: "Paste a list" })).toBeDefined();
  expect(panel.queryByRole("button", { name: "Edit blocks" })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("GRP-04 a name and a room are needed; rooms of other types come when they are asked for", async () => {
  const { user, sent } = await openGroup(`&task=assign&block=${blockId}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Assign a Double room" }));
  const save = () => user.click(dialog.getByRole("button", { name: "Assign room" }));
  await save();
  expect(dialog.getByText("Please enter a guest name and select a room.")).toBeDefined();
  await dialog.findByRole("option", { name: /^205/ });
  expect(dialog.queryByRole("option", { name: /^310/ })).toBeNull();
  await user.click(dialog.getByLabelText("Show Other Types"));
  await user.selectOptions(
    dialog.getByLabelText(/^Room/),
    await dialog.findByRole("option", { name: /^310/ }),
  );
  await user.type(dialog.getByLabelText(/^Guest name/), "Lina Saadi");
  await save();
  expect(await screen.findByText("Room assigned to Lina Saadi.")).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ...{ entryId: null, guest: { fullName: "Lina Saadi" }, roomId: id("7") },
      ...{ checkInDate: "2026-05-01", checkOutDate: "2026-05-03", adults: 2, children: 0 },
    },
  ]);
});

test("GRP-04 how a room stands is said only to who arrives today", async () => {
  const { user } = await openGroup(`&task=assign&block=${blockId}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Assign a Double room" }));
  expect((await dialog.findByRole("option", { name: /^205/ })).textContent).toBe("205 · Double");
  const checkIn = dialog.getByLabelText(/^Check-in/);
  await user.clear(checkIn);
  await user.type(checkIn, "10/04/2026");
  await user.tab();
  expect(await dialog.findByRole("option", { name: "205 · Double · Clean" })).toBeDefined();
});

test("GRP-05 a quantity below 1 becomes 1, names keep their rooms", async () => {
  const { user, sent } = await openGroup("&task=edit");
  const dialog = within(await screen.findByRole("dialog", { name: /Tassili Tour/ }));
  const quantity = dialog.getByRole("spinbutton", { name: "Rooms" });
  const type = async (text: string) => {
    await user.clear(quantity);
    await user.type(quantity, text);
    await user.tab();
  };
  await type("-2");
  expect((quantity as HTMLInputElement).value).toBe("1");
  const save = () => user.click(dialog.getByRole("button", { name: "Save blocks" }));
  await save();
  expect(dialog.getByRole("alert").textContent).toContain("2 names on the rooming list");
  await type("5");
  await save();
  expect(await screen.findByText("Blocks saved: Tassili Tour.")).toBeDefined();
  const days = { checkInDate: "2026-05-01", checkOutDate: "2026-05-03" };
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 4, blocks: [{ id: blockId, quantity: 5, ...days }] },
  ]);
});

test("GRP-05 a type is added only once, until 'All available room types have been added.'", async () => {
  const { user } = await openGroup("&task=edit");
  const dialog = within(await screen.findByRole("dialog", { name: /Tassili Tour/ }));
  const types = within(await dialog.findByLabelText("Another room type"));
  const offered = types.getAllByRole("option").map(({ textContent }) => textContent);
  const add = () => dialog.getByRole("button", { name: "Add room block" });
  for (const _ of offered) await user.click(add());
  expect(dialog.getByText("All available room types have been added.")).toBeDefined();
  expect(dialog.queryByLabelText("Another room type")).toBeNull();
  expect(new Set(offered).size).toBe(offered.length);
});

test("GRP-04 other dates ask for the room again; wrong guests are said at their field", async () => {
  const { user, sent } = await openGroup(`&task=assign&block=${blockId}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Assign a Double room" }));
  const save = () => user.click(dialog.getByRole("button", { name: "Assign room" }));
  const incomplete = "Please enter a guest name and select a room.";
  const choose = async () =>
    user.selectOptions(
      dialog.getByLabelText(/^Room/),
      await dialog.findByRole("option", { name: /^205/ }),
    );
  await user.type(dialog.getByLabelText(/^Guest name/), "Lina Saadi");
  await choose();
  await user.clear(dialog.getByLabelText(/^Adults/));
  await save();
  expect(dialog.getByText("Adults must be from 1 to 8.")).toBeDefined();
  expect(dialog.queryByText(incomplete)).toBeNull();
  await user.type(dialog.getByLabelText(/^Adults/), "1");
  const checkOut = dialog.getByLabelText(/^Check-out/);
  await user.clear(checkOut);
  await user.type(checkOut, "02.05.2026");
  await user.tab();
  await dialog.findByRole("option", { name: /^205/ });
  await save();
  expect(dialog.getByText(incomplete)).toBeDefined();
  expect(sent).toEqual([]);
  await choose();
  await save();
  expect(await screen.findByText("Room assigned to Lina Saadi.")).toBeDefined();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { roomId: id("6"), checkInDate: "2026-05-01", checkOutDate: "2026-05-02", adults: 1 },
  ]);
});

/** What another desk made of the group, as the server now tells it. */
function nowStands(store: Awaited<ReturnType<typeof openGroup>>["store"], change: Partial<Group>) {
  server.use(http.get(apiUrl(at), () => HttpResponse.json({ ...group, ...change })));
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Booking"])));
}

test("GRP-04 a form stays with what was typed when another desk takes the name or calls the group off", async () => {
  const { user, store, panel } = await openGroup(`&task=assign&block=${blockId}&entry=${id("5")}`);
  const name = async () =>
    within(await screen.findByRole("dialog")).getByLabelText(/^Phone/) as HTMLInputElement;
  await user.type(await name(), "0550 12 34 56");
  const blocks = group.blocks.map((block) => ({ ...block, entries: [] }));
  nowStands(store, { blocks, status: "Cancelled" });
  await panel.findByText("Cancelled");
  expect((await name()).value).toContain("0550");
});

test("GRP-05 a contract that somebody saved first is saved at the next press, theirs kept where nothing was typed", async () => {
  const { user, store, sent } = await openGroup("&task=edit");
  const dialog = within(await screen.findByRole("dialog", { name: /Tassili Tour/ }));
  const quantities = () => dialog.getAllByRole("spinbutton", { name: "Rooms" });
  await user.clear(quantities()[0] as HTMLElement);
  await user.type(quantities()[0] as HTMLElement, "5");
  const days = { checkInDate: "2026-05-01", checkOutDate: "2026-05-04" };
  const theirs = { id: id("8"), roomTypeId: id("8"), roomTypeName: "Suite", entries: [] };
  const blocks = group.blocks.flatMap((block) => [
    { ...block, ...days },
    { ...block, ...theirs, quantity: 2, assigned: 0 },
  ]);
  server.use(
    http.put(
      apiUrl(`${at}/blocks`),
      () => problem("request.stale", { changedBy: "Amina", changedAt: "2026-04-10T10:00:00Z" }),
      { once: true },
    ),
  );
  const save = () => user.click(dialog.getByRole("button", { name: "Save blocks" }));
  await save();
  expect(await dialog.findByText(/changed this in the meantime/)).toBeDefined();
  nowStands(store, { version: 5, blocks } as Partial<Group>);
  await dialog.findByText("Suite", { selector: "legend" });
  await save();
  expect(await screen.findByText("Blocks saved: Tassili Tour.")).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      version: 5,
      blocks: [
        { id: blockId, quantity: 5, ...days },
        { id: id("8"), quantity: 2, checkInDate: "2026-05-01", checkOutDate: "2026-05-03" },
      ],
    },
  ]);
});

test("GRP-03 who was called off can be opened, or taken off the list for good", async () => {
  const [block] = group.blocks;
  const [first, ...others] = block?.entries ?? [];
  const booking = { ...first?.booking, status: "Cancelled" };
  const calledOff = [{ ...block, assigned: 0, entries: [{ ...first, booking }, ...others] }];
  const { user, panel, store } = await openGroup();
  const takeOff = { name: /^Take .*Amel Kaci.* off the list/u };
  expect(panel.queryByRole("button", takeOff)).toBeNull();
  server.use(
    http.get(apiUrl(at), () => HttpResponse.json({ ...group, blocks: calledOff })),
    http.delete(apiUrl(`${at}/rooming-list/:entryId`), () => {
      const blocks = [{ ...block, assigned: 0, entries: others }];
      server.use(http.get(apiUrl(at), () => HttpResponse.json({ ...group, blocks })));
      return HttpResponse.json({ ...group, blocks });
    }),
  );
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Booking"])));
  const button = await panel.findByRole("button", takeOff);
  expect(panel.getByRole("button", { name: "Manage the stay of Amel Kaci" })).toBeDefined();
  await user.click(button);
  expect(await screen.findByText(/^Taken off the list: .*Amel Kaci/u)).toBeDefined();
  await waitFor(() => expect(panel.queryByText("Amel Kaci")).toBeNull());
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("GRP-03 a name taken off the list can be put back for a while, and the focus goes to the next row", async () => {
  const { user, panel } = await openGroup();
  const removed: string[] = [];
  const put: unknown[] = [];
  const [block] = group.blocks;
  server.use(
    http.delete(apiUrl(`${at}/rooming-list/:entryId`), ({ params }) => {
      removed.push(String(params.entryId));
      const blocks = [{ ...block, entries: block?.entries.slice(0, 1) }];
      server.use(http.get(apiUrl(at), () => HttpResponse.json({ ...group, blocks })));
      return HttpResponse.json({ ...group, blocks });
    }),
    http.post(apiUrl(`${at}/rooming-list`), async ({ request }) => {
      put.push(await request.clone().json());
      server.use(http.get(apiUrl(at), () => HttpResponse.json(group)));
      const row = { line: 1, name: "أحمد بن علي", outcome: "saved", refusal: null };
      return HttpResponse.json({ rows: [row] });
    }),
  );
  await user.click(panel.getByRole("button", { name: /^Take .*أحمد بن علي.* off the list/u }));
  await waitFor(() => expect(panel.queryByText("أحمد بن علي")).toBeNull());
  expect(removed).toEqual([id("5")]);
  const next = panel.getByRole("button", { name: "Assign a Double room to a guest" });
  await waitFor(() => expect(document.activeElement).toBe(next));
  await screen.findByRole("button", { name: "Undo" });
  // In one go: a notice moves once, as it is said.
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await panel.findByText("أحمد بن علي")).toBeDefined();
  const [checkIn, checkOut, phone] = ["", "", ""];
  expect(put).toEqual([
    { rows: [{ line: 1, name: "أحمد بن علي", type: "Double", checkIn, checkOut, phone }] },
  ]);
});
