import { centimes } from "@funduq/shared-types/values/money";
import { HttpResponse } from "@funduq/shared-ui/testing/server";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { someGroupRooms, someResult } from "../../standalone/night-audit.ts";
import {
  button,
  checklistIs,
  confirm,
  hotel,
  openAudit,
  previewIs,
  runsKept,
} from "../../testing/open-night-audit.tsx";

const line = /^Group Rooms without a Guest/;

async function openGroupRooms(...blocks: Parameters<typeof someGroupRooms>[0][]) {
  const groupRooms = blocks.map(someGroupRooms);
  checklistIs({ groupRooms });
  previewIs({ groupRooms });
  const page = await openAudit();
  await page.user.click(await screen.findByRole("button", { name: line }));
  return page;
}

const decision = (name = "What becomes of Double") =>
  screen.findByRole<HTMLSelectElement>("combobox", { name });

it("GRP-08 the audit begins once it is decided what becomes of a group's rooms, and is told so", async () => {
  const page = await openGroupRooms({});
  expect(button(line).textContent).toMatch(/to decide first\s*3$/);
  expect(screen.getByText(/^Decide first what becomes of the rooms/)).toBeTruthy();
  expect(button("Start Night Audit Process").disabled).toBe(true);

  const sent = runsKept(() => HttpResponse.json(someResult()));
  await page.user.selectOptions(await decision(), "Charge tonight and keep");
  expect(screen.queryByText(/^Decide first/)).toBeNull();
  await confirm(page);
  expect(await screen.findByText("Night Audit completed successfully.")).toBeTruthy();
  expect(sent).toEqual([
    {
      businessDate: "2026-04-10",
      fingerprint: "first",
      groupRooms: [{ blockId: someGroupRooms().blockId, decision: "charge" }],
    },
  ]);
});

it("GRP-08 what was decided is said once more before the day is closed", async () => {
  const second = { blockId: crypto.randomUUID(), roomTypeName: "Suite", rooms: 2 };
  const { user } = await openGroupRooms({}, second);
  await user.selectOptions(await decision(), "Charge tonight and keep");
  await user.selectOptions(await decision("What becomes of Suite"), "Release: back on sale");
  await user.click(button("Start Night Audit Process"));
  const said = screen.getByRole("alertdialog").textContent?.replace(/\u00a0/gu, " ");
  expect(said).toContain("On groups' accounts25.500,00 DA");
  expect(said).toContain("Group rooms released2");
});

it("GRP-08 after its last night a block is charged or let end, and not kept", async () => {
  await openGroupRooms({ checkOutDate: "2026-04-11" as never });
  const options = [...(await decision()).options].map(({ text }) => text);
  expect(options).toEqual([
    "Please choose",
    "Charge tonight, the last night",
    "Let it end, without a charge",
  ]);
});

it("GRP-08 each block leads to its group", async () => {
  const { user } = await openGroupRooms({});
  await user.click(button("Open the group Tassili Tours"));
  const address = `/hotel/${hotel.hotelId}/dashboard?group=${someGroupRooms().groupId}`;
  expect(await screen.findByText(address)).toBeTruthy();
});

it("GRP-08 what was decided for one day is asked again for the next", async () => {
  const page = await openGroupRooms({});
  await page.user.selectOptions(await decision(), "Keep for the nights to come");
  runsKept(() => {
    checklistIs({ businessDate: "2026-04-11", groupRooms: [someGroupRooms()] });
    previewIs({ businessDate: "2026-04-11" as never, groupRooms: [someGroupRooms()] });
    return HttpResponse.json(someResult());
  });
  await confirm(page);
  expect(await screen.findByText("Night Audit completed successfully.")).toBeTruthy();
  expect(await screen.findByText(/^Decide first what becomes of the rooms/)).toBeTruthy();
  expect((await decision()).value).toBe("");
});

it("GRP-08 FOL-02 the confirmation counts the TVA that is added to what a group is charged", async () => {
  const { user } = await openGroupRooms({ tvaCentimes: centimes(229_500) });
  expect(screen.getByText(/^Tonight by contract/).textContent).toMatch(
    /25\.500,00.DA \+ TVA 2\.295,00.DA$/u,
  );
  await user.selectOptions(await decision(), "Charge tonight and keep");
  await user.click(button("Start Night Audit Process"));
  const said = screen.getByRole("alertdialog").textContent?.replace(/\u00a0/gu, " ");
  expect(said).toContain("On groups' accounts27.795,00 DA");
});
