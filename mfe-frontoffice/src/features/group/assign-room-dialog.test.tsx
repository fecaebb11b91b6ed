import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { id } from "../../testing/a-group.ts";
import { blockId, group, nowStands, openGroup } from "../../testing/open-group.tsx";

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
      entryId: null,
      guest: { fullName: "Lina Saadi" },
      roomId: id("7"),
      checkInDate: "2026-05-01",
      checkOutDate: "2026-05-03",
      adults: 2,
      children: 0,
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

test("GRP-04 GST-02 each fault is said at its field, and the first has the focus", async () => {
  const { user, sent } = await openGroup(`&task=assign&block=${blockId}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Assign a Double room" }));
  const save = () => user.click(dialog.getByRole("button", { name: "Assign room" }));
  const name = dialog.getByLabelText(/^Guest name/);
  const adults = dialog.getByLabelText(/^Adults/);
  await user.clear(adults);
  await user.type(adults, "9");
  await save();
  expect(document.activeElement).toBe(name);
  expect(dialog.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Please enter a guest name and select a room.",
    "Adults must be from 1 to 8.",
    "Please choose a room.",
  ]);
  await user.type(name, "BENAISSA<<NADIA");
  expect(dialog.getByText(/This is a line of a document/)).toBeDefined();
  expect(sent).toEqual([]);
});
