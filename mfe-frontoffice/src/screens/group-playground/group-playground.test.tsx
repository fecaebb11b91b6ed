import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { screen, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { Root } from "../../root.tsx";

// No request is mocked: a playground that asked the server would fail here.
beforeAll(async () => {
  await import("./group-playground.tsx");
}, 60_000);

async function play() {
  addTexts();
  const page = await renderWithStore(<Root view="group-playground" basename="" />);
  await screen.findByRole("heading", { name: "Group booking playground" });
  const field = (name: string, place = 0) => {
    const found = screen.getAllByLabelText(new RegExp(`^${name}`))[place];
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };
  const fill = async (name: string, text: string, place?: number) => {
    await page.user.clear(field(name, place));
    await page.user.type(field(name, place), text);
    await page.user.tab();
  };
  const tryIt = () => page.user.click(screen.getByRole("button", { name: "Try it" }));
  return { ...page, field, fill, tryIt };
}

test("GRP-07 GRP-01 the form says what is missing, in the specification's words", async () => {
  const { fill, tryIt } = await play();
  await tryIt();
  const said = () => screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(said()).toContain("Please enter a group name or select a company.");
  await fill("Group name", "Tassili Tour");
  expect(said()).toContain("Please fill out all fields for each room block.");
});

test("GRP-07 GRP-02 a group that fits is counted, one that does not is refused for its first short night", async () => {
  const { user, field, fill, tryIt } = await play();
  await fill("Group name", "Tassili Tour");
  await user.selectOptions(field("Room type"), "Suite");
  await fill("Rooms", "2");
  await tryIt();
  expect(await screen.findByRole("heading", { name: "This group could be booked" })).toBeDefined();
  await fill("Rooms", "3");
  await tryIt();
  expect(
    screen.getByText(/^Overbooking! Not enough rooms of type ID .* Only 2 left\.$/),
  ).toBeDefined();
  const short = screen.getByText(/^Suite, night of/).textContent;
  expect(short).toMatch(
    /^Suite, night of \d\d\/03\/2027: 1 room is missing\. Wanted: 3, left: 2\.$/,
  );
});

test("GRP-06 GRP-01 companies are suggested after more than two characters; theirs is then the rate and the name", async () => {
  const { user, field, tryIt } = await play();
  await user.selectOptions(field("Room type"), "Double");
  await user.type(field("Company"), "Sa");
  expect(screen.queryByRole("option", { name: "Sahara Voyages" })).toBeNull();
  await user.type(field("Company"), "h");
  await user.click(await screen.findByRole("option", { name: "Sahara Voyages" }));
  expect(field("Rate plan")).toHaveProperty("value", "company-1");
  await tryIt();
  expect(screen.queryAllByRole("alert")).toEqual([]);
  expect(screen.getByRole("heading", { name: "This group could be booked" })).toBeDefined();
});

test("GRP-01 blocks are added and removed; the last one stays", async () => {
  const { user } = await play();
  const blocks = screen.getByRole("region", { name: "Room blocks" });
  const remove = () => within(blocks).queryAllByRole("button", { name: /^Remove room block/ });
  expect(remove()).toEqual([]);
  await user.click(within(blocks).getByRole("button", { name: "Add room block" }));
  expect(remove()).toHaveLength(2);
  const added = within(screen.getByRole("group", { name: "Room block 2" }));
  expect(document.activeElement).toBe(added.getByLabelText(/^Room type/));
  await user.click(screen.getByRole("button", { name: "Remove room block 1" }));
  expect(remove()).toEqual([]);
  expect(screen.getByRole("group", { name: "Room block 1" })).toBeDefined();
});
