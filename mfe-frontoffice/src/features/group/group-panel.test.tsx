import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { id } from "../../testing/a-group.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";
import { group, groupAt, openGroup } from "../../testing/open-group.tsx";

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

test("GRP-09 X-06 a group that opens takes the focus to its list: 'Assign all' is one Tab away", async () => {
  const { user, panel } = await openGroup();
  const assignAll = panel.getByRole("button", { name: "Assign all Double rooms" });
  expect(document.activeElement).toBe(panel.getByRole("heading", { name: "Rooming list" }));
  await user.tab();
  expect(document.activeElement).toBe(assignAll);
});

test("X-02 a group that can't be had says so, and no longer that it is on its way", async () => {
  server.use(http.get(apiUrl(groupAt), () => problem("service.busy")));
  await openDashboard({ route: `/?group=${group.id}` });
  expect(await screen.findByText("The group could not be loaded.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Group" })).toBeDefined();
});

test("AUTH-16 the front desk assigns rooms, and leaves the contract to the administration", async () => {
  const { panel } = await openGroup("&task=edit", "front-office");
  expect(panel.getByRole("button", { name: "Paste a list" })).toBeDefined();
  expect(panel.queryByRole("button", { name: "Edit blocks" })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
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
    http.get(apiUrl(groupAt), () => HttpResponse.json({ ...group, blocks: calledOff })),
    http.delete(apiUrl(`${groupAt}/rooming-list/:entryId`), () => {
      const blocks = [{ ...block, assigned: 0, entries: others }];
      server.use(http.get(apiUrl(groupAt), () => HttpResponse.json({ ...group, blocks })));
      return HttpResponse.json({ id: group.id, version: group.version + 1 });
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
    http.delete(apiUrl(`${groupAt}/rooming-list/:entryId`), ({ params }) => {
      removed.push(String(params.entryId));
      const blocks = [{ ...block, entries: block?.entries.slice(0, 1) }];
      server.use(http.get(apiUrl(groupAt), () => HttpResponse.json({ ...group, blocks })));
      return HttpResponse.json({ id: group.id, version: group.version + 1 });
    }),
    http.post(apiUrl(`${groupAt}/rooming-list`), async ({ request }) => {
      put.push(await request.clone().json());
      server.use(http.get(apiUrl(groupAt), () => HttpResponse.json(group)));
      const row = { line: 1, outcome: "saved", refusal: null };
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

test("GRP-08 a block says that its rooms without a guest are on sale again, and what holds them", async () => {
  const blocks = group.blocks.map((block) => ({ ...block, releasedFrom: "2026-05-02" }));
  server.use(http.get(apiUrl(groupAt), () => HttpResponse.json({ ...group, blocks })));
  await openDashboard({ route: `/?group=${group.id}` });
  expect(await screen.findByText(/on sale again since 02\/05\/2026/)).toBeDefined();
});

test("GRP-08 a block that is over says what to do about rooms that nobody took, and assigns none", async () => {
  const days = { checkInDate: "2026-04-08", checkOutDate: "2026-04-10" };
  const blocks = group.blocks.map((block) => ({ ...block, ...days }));
  server.use(http.get(apiUrl(groupAt), () => HttpResponse.json({ ...group, blocks })));
  await openDashboard({ route: `/?group=${group.id}` });
  expect(await screen.findByText(/^The block is over; 2 rooms were not taken\./)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Assign/ })).toBeNull();
  const entry = within(screen.getByText(/^The block is over/).closest("li") as HTMLElement);
  expect(entry.getByRole("button", { name: "Group account" })).toBeDefined();
});
