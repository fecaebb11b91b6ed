import { asOwner } from "./support/database.ts";
import { idOfHotel } from "./support/newcomers.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const paidScreens = ["dashboard", "housekeeping", "pos-manager", "pos-sales", "pos-kitchen"];

/** Sets the expiry of the second hotel, so that other tests are not affected. */
async function setExpiry(days: number): Promise<void> {
  const hotelId = await idOfHotel("second");
  await asOwner(
    (tx) => tx`update hotels set expires_at = now() + make_interval(days => ${days})
      where id = ${hotelId}`,
    hotelId,
  );
}

test.afterEach(() => setExpiry(90));

test.describe("an expired subscription", () => {
  test.use({ expectedErrors: /status of 403/ });

  test("AUTH-18 blocks the five screens and their requests until it is extended", async ({
    open,
    hire,
    call,
  }) => {
    const there = await hire({ role: "hotel-admin", hotel: "second" });
    await setExpiry(-1);
    const page = await open(await there.signIn());
    for (const screen of paidScreens) {
      await page.goto(`/hotel/${there.hotelId}/${screen}`);
      await expect(page.getByText("Subscription Expired")).toBeVisible();
      await expect(page.getByRole("grid")).toHaveCount(0);
    }
    const { request } = await call(await there.signIn());
    for (const path of ["day-grid", "housekeeping", "restaurants"]) {
      const answer = await request.get(`/api/hotels/${there.hotelId}/${path}`);
      expect(answer.status(), path).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "subscription.expired" });
    }

    await page.goto(`/hotel/${there.hotelId}/commercial`);
    await expect(page.getByRole("heading", { name: "Commercial Management" })).toBeVisible();

    await page.goto(`/hotel/${there.hotelId}/dashboard`);
    await expect(page.getByText("Subscription Expired")).toBeVisible();
    const admin = await open("super");
    await admin.goto("/");
    await button(admin, "+30 Days for Hôtel Dar El Wahat").click();
    await expect(admin.getByText(/extended by 30 days/)).toBeVisible();
    await expect(page.getByRole("grid")).toBeVisible();
  });
});

test("AUTH-18 a subscription without an expiry date does not expire", async ({ open, hire }) => {
  const there = await hire({ role: "hotel-admin", hotel: "second" });
  await asOwner(
    (tx) => tx`update hotels set expires_at = null where id = ${there.hotelId}`,
    there.hotelId,
  );
  const page = await open(await there.signIn());
  await page.goto(`/hotel/${there.hotelId}/dashboard`);
  await expect(page.getByRole("grid")).toBeVisible();
});
