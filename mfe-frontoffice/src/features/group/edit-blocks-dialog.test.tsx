import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel } from "@funduq/shared-ui/testing/session";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addTexts, otherTexts } from "../../i18n/catalogue.ts";
import { hotelHandlers } from "../../standalone/handlers.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { aGroup } from "../../testing/a-group.ts";
import { EditBlocksDialog } from "./edit-blocks-dialog.tsx";

const blockId = "01890a5d-ac96-774b-bcce-b30209000002";
const reversed = "Check-out date must be after the check-in date for all blocks.";

/** The contract of a group of three junior suites, and what was sent of it. */
async function open(
  days = { checkInDate: "2026-05-01", checkOutDate: "2026-05-03" },
  assigned = 0,
) {
  addTexts();
  await otherTexts();
  const block = {
    id: blockId,
    quantity: 3,
    assigned,
    entries: [],
    persons: 2,
    ...days,
    roomTypeId: "01890a5d-ac96-774b-bcce-b30209000003",
    roomTypeName: "Junior suite",
    ratePlan: "base",
    rateCentimes: 900_000,
  };
  const group = aGroup({ blocks: [block], ...days });
  const sent: unknown[] = [];
  server.use(...hotelHandlers(new MockHotel()));
  server.use(
    http.put(apiUrl("hotels/:hotelId/groups/:groupId/blocks"), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: group.id, version: group.version + 1 });
    }),
  );
  const page = await renderWithStore(
    <EditBlocksDialog hotelId={aHotel().hotelId} group={group} onClose={() => undefined} />,
  );
  const { user } = page;
  const blockOf = (name: string) => {
    const fields = within(screen.getByRole("group", { name }));
    const field = (label: string) => fields.getByLabelText<HTMLInputElement>(RegExp(`^${label}`));
    const fill = async (label: string, text: string) => {
      await user.clear(field(label));
      await user.type(field(label), text);
      await user.tab();
    };
    return { field, fill };
  };
  const add = async () => {
    await user.click(await screen.findByRole("button", { name: "Add room block" }));
    const added = blockOf("Room block 2");
    await waitFor(() => expect(added.field("Rate plan").value).not.toBe(""));
    return added;
  };
  const save = () => user.click(screen.getByRole("button", { name: "Save blocks" }));
  const said = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
  return { user, kept: blockOf("Junior suite"), add, save, said, sent };
}

test("GRP-02 GRP-05 rooms that are not there are counted: how many are missing, and on which night", async () => {
  const { kept, save } = await open();
  const params = { roomTypeId: "x", roomTypeName: "Junior suite", date: "2026-05-02" };
  server.use(
    http.put(apiUrl("hotels/:hotelId/groups/:groupId/blocks"), () =>
      problem("availability.overbooked", { ...params, left: 2, wanted: 5 }),
    ),
  );
  await kept.fill("Rooms", "8");
  await save();
  const said = await screen.findByText(/^Junior suite, night of/);
  expect(said.textContent?.replace(/[\u2066-\u2069]/gu, "")).toBe(
    "Junior suite, night of 02/05/2026: 3 rooms are missing. Wanted in addition: 5, left: 2.",
  );
});

test("GRP-02 GRP-05 rooms that are missing are no longer said once other rooms are wanted, and not before", async () => {
  const { user, kept, save } = await open();
  const params = { roomTypeId: "x", roomTypeName: "Junior suite", date: "2026-05-02" };
  server.use(
    http.put(apiUrl("hotels/:hotelId/groups/:groupId/blocks"), () =>
      problem("availability.overbooked", { ...params, left: 2, wanted: 27 }),
    ),
  );
  await kept.fill("Rooms", "30");
  await save();
  const said = () => screen.queryByText(/^Junior suite, night of/);
  await waitFor(() => expect(said()).toBeTruthy());
  await user.click(kept.field("Rooms"));
  await user.tab();
  expect(said()).toBeTruthy();
  await kept.fill("Rooms", "6");
  expect(said()).toBeNull();
  expect(screen.queryByText(/^Overbooking/)).toBeNull();
  expect(kept.field("Rooms").value).toBe("6");
});

test("GRP-05 a contract that may have been saved all the same says so until it is saved again", async () => {
  const { kept, save } = await open();
  server.use(
    http.put(apiUrl("hotels/:hotelId/groups/:groupId/blocks"), () => HttpResponse.error()),
  );
  await kept.fill("Rooms", "8");
  await save();
  const said = /may have been saved all the same/;
  expect(await screen.findByText(said)).toBeTruthy();
  await kept.fill("Rooms", "6");
  expect(screen.getByText(said)).toBeTruthy();
});

test("GRP-05 a block of more rooms than a contract can have is said at its field, and nothing is sent", async () => {
  const { kept, save, sent } = await open();
  await kept.fill("Rooms", "501");
  await save();
  expect(kept.field("Rooms").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(kept.field("Rooms"));
  expect(sent).toEqual([]);
});

test("GRP-01 GRP-05 a block of the contract whose days are reversed is said in the specification's words", async () => {
  const { kept, save, said, sent } = await open();
  await kept.fill("Check-out", "29/04/2026");
  await save();
  expect(said()).toContain(reversed);
  expect(kept.field("Check-out").getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
  await kept.fill("Check-out", "04/05/2026");
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("GRP-01 GRP-05 an added block whose days are reversed is said in the specification's words", async () => {
  const { add, save, said, sent } = await open();
  const added = await add();
  await added.fill("Check-out", "01/05/2026");
  await save();
  expect(said()).toContain(reversed);
  expect(added.field("Check-out").getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
});

test("GRP-05 a block that has begun keeps its check-in date, and no other day that is over", async () => {
  const { kept, save, said, sent } = await open({
    checkInDate: "2026-04-08",
    checkOutDate: "2026-04-12",
  });
  await kept.fill("Check-in", "07/04/2026");
  await save();
  expect(said()).toContain("The check-in date is before the business date 10/04/2026.");
  expect(sent).toEqual([]);
  await kept.fill("Check-in", "08/04/2026");
  await kept.fill("Check-out", "13/04/2026");
  await save();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { blocks: [{ checkInDate: "2026-04-08", checkOutDate: "2026-04-13" }] },
    ]),
  );
});

test.each(["0", "-1"])("GRP-05 %s rooms of an added block become 1", async (typed) => {
  const { user, add, save, sent } = await open();
  const added = await add();
  await added.fill("Rooms", typed);
  expect(added.field("Rooms").value).toBe("1");
  await user.clear(added.field("Rooms"));
  await user.tab();
  expect(added.field("Rooms").value).toBe("");
  await added.fill("Rooms", typed);
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ blocks: [{ quantity: 3 }, { quantity: 1 }] }]));
});

test("GRP-05 X-05 fewer rooms than names are refused at the number of rooms, at once", async () => {
  const days = { checkInDate: "2026-05-01", checkOutDate: "2026-05-03" };
  const { kept, save, said, sent } = await open(days, 2);
  await kept.fill("Rooms", "1");
  expect(kept.field("Rooms").getAttribute("aria-invalid")).toBe("true");
  expect(said()).toEqual([expect.stringMatching(/Junior suite/)]);
  await save();
  expect(document.activeElement).toBe(kept.field("Rooms"));
  expect(sent).toEqual([]);
});
