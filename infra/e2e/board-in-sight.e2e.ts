import type { Page } from "@playwright/test";
import { languages } from "./support/places.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

type Tile = {
  number: string;
  bottom: number;
  height: number;
  stays: number;
  smallest: number;
  covered: number;
};

/** Measures the tiles: position, smallest font size, and the number of badges that the action button covers. */
const tilesOf = (page: Page) =>
  page.getByRole("gridcell").evaluateAll((cards) =>
    cards.map((card): Tile => {
      const { bottom, height } = card.getBoundingClientRect();
      const step = card.querySelector("button")?.getBoundingClientRect();
      const badges = [...card.querySelectorAll("[data-tone]")].map((badge) =>
        badge.getBoundingClientRect(),
      );
      const sizes = [card, ...card.querySelectorAll("*")].map((part) =>
        Number.parseFloat(getComputedStyle(part).fontSize),
      );
      return {
        number: (card as HTMLElement).dataset.number ?? "",
        bottom,
        height,
        stays: card.querySelectorAll("[data-stay]").length,
        covered: badges.filter(
          (badge) =>
            step &&
            badge.right > step.left &&
            badge.left < step.right &&
            badge.bottom > step.top &&
            badge.top < step.bottom,
        ).length,
        smallest: Math.min(...sizes),
      };
    }),
  );

for (const language of languages)
  test(`FO-17 at 1440 × 900 every room of the demo hotel is visible, in tiles of the same height, and 40 at 1366 × 768: ${language}`, async ({
    hire,
    open,
  }) => {
    const clerk = await hire({ role: "front-office", language });
    const page = await open(await clerk.signIn());
    for (const mode of ["", "?mode=housekeeping"]) {
      await page.goto(`/hotel/${clerk.hotelId}/dashboard${mode}`);
      await expect(page.getByRole("gridcell")).toHaveCount(44);
      const tiles = await tilesOf(page);
      expect(
        tiles.filter(({ bottom }) => bottom > 900),
        mode,
      ).toEqual([]);
      const usual = tiles.filter(({ stays }) => stays < 3);
      expect([...new Set(usual.map(({ height }) => height))], mode).toHaveLength(1);
      expect(
        tiles.filter(({ smallest, covered }) => smallest < 12 || covered > 0),
        mode,
      ).toEqual([]);
      await page.setViewportSize({ width: 1366, height: 768 });
      const onLaptop = await tilesOf(page);
      expect(onLaptop.filter(({ bottom }) => bottom <= 768).length, mode).toBeGreaterThanOrEqual(
        40,
      );
      expect(
        onLaptop.filter(({ smallest, covered }) => smallest < 12 || covered > 0),
        mode,
      ).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });

/** Of each tile: the variants of its buttons with a background of their own. */
const solidOf = (page: Page) =>
  page
    .getByRole("gridcell")
    .evaluateAll((cards) =>
      cards.map((card) =>
        [...card.querySelectorAll("button")]
          .filter((button) => getComputedStyle(button).backgroundColor !== "rgba(0, 0, 0, 0)")
          .map((button) => button.dataset.variant),
      ),
    );

test("FO-17 a tile has one solid button at most: the step that is due, or that of the tile which is pointed at or focused", async ({
  hire,
  open,
}) => {
  const clerk = await hire({ role: "front-office" });
  const page = await open(await clerk.signIn());
  await page.goto(`/hotel/${clerk.hotelId}/dashboard`);
  await expect(page.getByRole("gridcell")).toHaveCount(44);
  const atRest = await solidOf(page);
  expect(new Set(atRest.flat())).toEqual(new Set(["primary"]));
  expect(atRest.filter((buttons) => buttons.length > 1)).toEqual([]);
  const quiet = page
    .getByRole("gridcell")
    .filter({ has: page.locator('[data-variant="default"]') });
  const number = await quiet.last().getAttribute("data-number");
  const pointedAt = page.locator(`[role="gridcell"][data-number="${number}"]`);
  await pointedAt.hover();
  const all = () => solidOf(page).then((tiles) => tiles.filter(({ length }) => length > 0));
  await expect
    .poll(async () => (await all()).length)
    .toBe(atRest.filter((b) => b.length).length + 1);
  expect((await all()).filter(({ length }) => length > 1)).toEqual([]);
});
