import { makeOwnHotel } from "./support/own-hotel.ts";
import { expect, test } from "./support/test.ts";

test("X-03 AUTH-05 the page's head asks for session and departments of the hotel in its address, once", async ({
  open,
  hire,
}) => {
  const chief = await hire({});
  const { hotelId } = await makeOwnHotel([chief]);
  const page = await open(await chief.signIn());
  const first = [`/api/modules?hotelId=${hotelId}`, `/api/session?hotelId=${hotelId}`];
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().replace(/^.*?(?=\/api\/)/, "")));
  const firstAsked = () => asked.filter((path) => first.includes(path)).sort();
  await page.route(/\/js\/main\./, async (route) => {
    await expect.poll(firstAsked).toEqual(first);
    await route.continue();
  });

  await page.goto(`/hotel/${hotelId}/dashboard`);
  await expect(page.getByRole("gridcell")).toHaveCount(4);
  expect(firstAsked()).toEqual(first);
});
