import type { Locator } from "@playwright/test";
import { roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("FO-02 floors are columns side by side; with a filter they are stacked below their titles", async ({
  open,
  desk,
}) => {
  const { rooms, floors, roomTypes } = await desk.grid();
  const types = roomTypes.map(({ id }) => id).join(",");
  const page = await open("frontdesk");
  await page.goto(`/hotel/${desk.hotelId}/dashboard`);
  await expect(roomCard(page, rooms[0]?.number ?? "")).toBeVisible();
  const columns = page.getByRole("rowgroup");
  await expect(columns).toHaveCount(floors.length);
  const beside = await boxesOf(columns);
  expect(new Set(beside.map(({ y }) => y)).size).toBe(1);
  expect(overlaps(beside.map(({ x, width }) => [x, x + width]))).toBe(false);

  await page.goto(`/hotel/${desk.hotelId}/dashboard?types=${types}`);
  await expect(page.getByRole("grid")).toHaveAttribute("data-filtering");
  for (const { name } of floors)
    await expect(columns.getByRole("columnheader", { name: `Floor ${name}` })).toBeVisible();
  const below = await boxesOf(columns);
  expect(new Set(below.map(({ x }) => x)).size).toBe(1);
  expect(overlaps(below.map(({ y, height }) => [y, y + height]))).toBe(false);
});

for (const colorScheme of ["light", "dark"] as const)
  test(`FO-13 in ${colorScheme} mode the dot is red for in house, blue for expected, grey for ended, green for a group`, async ({
    open,
    desk,
  }) => {
    await desk.book(await desk.readyRoom(), "Nuance Rouge", { checkInNow: true });
    await desk.book(await desk.readyRoom(), "Nuance Bleue");
    await desk.change(await desk.book(await desk.readyRoom(), "Nuance Grise"), "no-show");
    const { name } = await desk.group();
    const page = await open("frontdesk", { colorScheme });
    await page.goto("/dashboard");
    await expect(page.locator("html")).toHaveAttribute("data-color-scheme", colorScheme);
    const hueOf = async (typed: string, found: string | RegExp) => {
      await page.locator("main header input[role=combobox]").fill(typed);
      const option = page.getByRole("option", { name: found }).first();
      return hueOfDot(option.locator("[data-dot]"));
    };
    expect(await hueOf("nuance", /Nuance Rouge/)).toBe("red");
    expect(await hueOf("nuance", /Nuance Bleue/)).toBe("blue");
    expect(await hueOf("nuance", /Nuance Grise/)).toBe("grey");
    expect(await hueOf(name, /Group Booking/)).toBe("green");
  });

test("FOL-03 the Folio Manager is 700 px wide", async ({ open, desk }) => {
  const { id } = await desk.book(await desk.readyRoom(), "Nadir Slimani", { checkInNow: true });
  const page = await open("frontdesk");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${id}&panel=folios`);
  const folio = page.getByRole("dialog", { name: /^Folio Manager/ });
  await expect(folio).toBeVisible();
  expect(await folio.evaluate(({ offsetWidth }: HTMLElement) => offsetWidth)).toBe(700);
});

function boxesOf(parts: Locator) {
  return parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
}

function overlaps(spans: [from: number, to: number][]): boolean {
  const sorted = [...spans].sort(([one], [other]) => one - other);
  return sorted.some(([, to], index) => to > (sorted[index + 1]?.[0] ?? to));
}

/** The name of the dot's fill or border colour. */
async function hueOfDot(dot: Locator): Promise<string> {
  const colour = await dot.evaluate((part) => {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(part);
    return borderTopWidth === "0px" ? backgroundColor : borderTopColor;
  });
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < most / 5) return "grey";
  if (most === red) return "red";
  return most === green ? "green" : "blue";
}
