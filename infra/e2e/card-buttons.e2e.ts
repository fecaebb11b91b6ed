import type { Page } from "@playwright/test";
import { languages } from "./support/places.ts";
import { expect, test } from "./support/test.ts";

test.setTimeout(120_000);

const widths = [1440, 1280, 390];

/** The buttons that overflow their card, with the card's room number. */
function buttonsOverTheEdge(page: Page): Promise<string[]> {
  return page.locator("[role=gridcell]").evaluateAll((cards) =>
    cards.flatMap((card) => {
      // Off-screen cards have no layout because of `content-visibility: auto`.
      (card as HTMLElement).style.contentVisibility = "visible";
      const box = card.getBoundingClientRect();
      return [...card.querySelectorAll("button")]
        .map((button) => button.getBoundingClientRect())
        .filter(
          ({ left, right, top, bottom }) =>
            left < box.left || right > box.right || top < box.top || bottom > box.bottom,
        )
        .map(() => (card as HTMLElement).dataset.number ?? "");
    }),
  );
}

for (const language of languages)
  test(`FO-14 no button overflows its card at any screen size, in either mode: ${language}`, async ({
    open,
    hire,
    desk,
  }) => {
    await desk.book(await desk.readyRoom(), "Abdelmoumene Benabderrahmane-Taleb");
    const chief = await hire({ isSuperAdmin: true, language });
    const page = await open(await chief.signIn());
    for (const mode of ["", "?mode=housekeeping"]) {
      await page.goto(`/hotel/${chief.hotelId}/dashboard${mode}`);
      await expect(page.getByRole("grid")).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.locator("[role=gridcell] button").count()).toBeGreaterThan(10);
        expect(await buttonsOverTheEdge(page), `${width} px ${mode}`).toEqual([]);
      }
    }
  });
