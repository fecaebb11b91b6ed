import path from "node:path";
import { openTestCheckout, spaTitle } from "../new-department/test-checkout.ts";
import { releaseAt } from "../releases/remote.ts";
import { createToken } from "../releases/tokens.ts";
import { asOwner } from "./support/database.ts";
import { turnTo } from "./support/languages.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { loadsOf, switchTo } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("MOD-01 X-03 a sixth department, released with its token to one hotel, opens in tabs that have never heard of it", async ({
  open,
  hire,
  origin,
}) => {
  const boss = await hire({ role: "front-office" });
  const { hotelId } = await makeOwnHotel([boss]);
  const page = await open(await boss.signIn());
  await page.goto(`/hotel/${hotelId}/dashboard`);
  await expect(page.getByRole("grid")).toBeVisible();
  const loads = loadsOf(page);

  const { makeSpa, run, spa, close } = openTestCheckout();
  try {
    makeSpa();
    expect(run("rspack", "build", "--mode", "production")).toBeUndefined();
    process.env.FUNDUQ_RELEASE_TOKEN = await asOwner((tx) => createToken(tx, "mfe-spa", "Spa"));
    await releaseAt(origin, path.join(spa, "dist"), hotelId);
  } finally {
    delete process.env.FUNDUQ_RELEASE_TOKEN;
    close();
  }

  await switchTo(page, spaTitle.en);
  await expect(page).toHaveURL(`/hotel/${hotelId}/spa`);
  await expect(page.getByRole("heading", { level: 1, name: spaTitle.en })).toBeVisible();
  await expect(page.getByText("There is nothing here yet.")).toBeVisible();
  expect(await page.title()).toContain(spaTitle.en);
  await turnTo(page, "ar");
  await expect(page.getByRole("heading", { level: 1, name: spaTitle.ar })).toBeVisible();
  expect(await page.title()).toContain(spaTitle.ar);
  expect(loads).toEqual([]);

  const elsewhere = await open(await boss.signIn());
  await elsewhere.goto(`/hotel/${boss.hotelId}/spa`);
  await expect(elsewhere.getByText("لم يُثبَّت قسمها في هذا الفندق")).toBeVisible();
});
