import { HttpResponse, http } from "@funduq/shared-ui/testing/server";
import { fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { aMenu } from "../../../standalone/restaurants.ts";
import { menuUrl } from "../../../testing/open-restaurant.tsx";
import { findItem, findTable, linesOf, openTill } from "../../../testing/open-till.tsx";

const hash = (digit: string) => digit.repeat(32);

/** A till whose menu has these photos. */
async function tillWith(photos: Record<string, string | null | undefined>) {
  const menu = aMenu();
  for (const item of menu.items)
    if (item.name in photos) Object.assign(item, { photoHash: photos[item.name] });
  const page = await openTill({ handlers: [http.get(menuUrl, () => HttpResponse.json(menu))] });
  await page.user.click(await findTable("T1"));
  return page;
}

it("POS-01 the till's button shows the photo beside name and price, and asks for it when it is in sight", async () => {
  await tillWith({ "Chorba frik": hash("a") });
  const button = await findItem("Chorba frik");
  const photo = button.querySelector("img");
  expect(photo?.getAttribute("src")).toMatch(
    new RegExp(`^/api/hotels/[^/]+/restaurants/[^/]+/items/[^/]+/photos/${hash("a")}$`),
  );
  expect(photo?.getAttribute("alt")).toBe("");
  expect(photo?.getAttribute("loading")).toBe("lazy");
  expect(button.textContent).toMatch(/^Chorba frik450,00/);
  expect((await findItem("Bourek")).querySelector("img")).toBeNull();
});

it("POS-12 a photo that can't be read leaves the button in its size, and it orders", async () => {
  const { user } = await tillWith({ "Chorba frik": hash("a") });
  const button = await findItem("Chorba frik");
  fireEvent.error(button.querySelector("img") as HTMLImageElement);
  expect(button.querySelector("img")).toBeNull();
  expect(button.hasAttribute("data-photo")).toBe(true);
  await user.click(button);
  expect(linesOf().join()).toContain("Chorba frik");
});

it("POS-12 a menu that an earlier release kept has no photos", async () => {
  await tillWith({ "Chorba frik": undefined });
  const button = await findItem("Chorba frik");
  expect(button.querySelector("img")).toBeNull();
  expect(button.hasAttribute("data-photo")).toBe(false);
});
