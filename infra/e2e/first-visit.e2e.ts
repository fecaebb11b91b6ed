import { makeOwnHotel } from "./support/own-hotel.ts";
import { expect, test } from "./support/test.ts";

test("X-03 AUTH-05 the page's head asks for session and departments of the hotel in its address", async ({
  open,
  hire,
}) => {
  const chief = await hire({});
  const { hotelId } = await makeOwnHotel([chief]);
  const page = await open(await chief.signIn());
  await page.goto(`/hotel/${hotelId}/dashboard`);
  await expect(page.getByRole("gridcell")).toHaveCount(4);
  const preloaded = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === "link" && name.includes("/api/"))
      .map(({ name }) => name.replace(location.origin, "")),
  );
  expect(preloaded.sort()).toEqual([
    `/api/modules?hotelId=${hotelId}`,
    `/api/session?hotelId=${hotelId}`,
  ]);
});
