import { deskOf } from "./support/desk.ts";
import { bookGroup } from "./support/groups.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { expect, test } from "./support/test.ts";

test("X-03 AUTH-05 a start asks once for session, departments and rooms, and misses no change afterwards", async ({
  open,
  call,
  hire,
}) => {
  const chief = await hire({});
  await makeOwnHotel([chief]);
  const signedIn = await chief.signIn();
  const caller = await call(signedIn);
  const desk = deskOf(caller);
  const page = await open(signedIn);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { href, origin } = new URL(request.url());
    asked.push(href.replace(origin, ""));
  });
  const start = [
    `/api/session?hotelId=${desk.hotelId}`,
    `/api/modules?hotelId=${desk.hotelId}`,
    `/api/hotels/${desk.hotelId}/day-grid`,
  ];
  const askedAtStart = () =>
    asked.filter((address) => start.some((each) => address.startsWith(each)));

  const isLive = page.waitForRequest("**/live?after=*");
  await page.goto(`/hotel/${desk.hotelId}/dashboard`);
  await expect(page.getByRole("gridcell")).toHaveCount(4);
  await isLive;
  expect(askedAtStart().sort()).toEqual([...start].sort());

  await bookGroup(caller, desk, "Tassili Tours", 0);
  await expect(page.getByRole("gridcell").filter({ hasText: "Tassili Tours" })).toHaveCount(3);
  expect(asked.filter((address) => address.startsWith("/api/session"))).toHaveLength(1);
});
