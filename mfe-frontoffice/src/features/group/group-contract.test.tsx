import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { id } from "../../testing/a-group.ts";
import { blockId, group, groupAt, nowStands, openGroup } from "../../testing/open-group.tsx";

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
      apiUrl(`${groupAt}/blocks`),
      () => problem("request.stale", { changedBy: "Amina", changedAt: "2026-04-10T10:00:00Z" }),
      { once: true },
    ),
  );
  const save = () => user.click(dialog.getByRole("button", { name: "Save blocks" }));
  await save();
  expect(await dialog.findByText(/changed this in the meantime/)).toBeDefined();
  nowStands(store, { version: 5, blocks });
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
