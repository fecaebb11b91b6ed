import { hotelSelected, lastHotel, makeStore, signedIn } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { expect, it } from "vitest";

const asked = () => [...(window.funduqFirstAnswers?.keys() ?? [])];

it("AUTH-05 X-03 the page's head asks for the hotel that was last open on this device", async () => {
  server.use(http.get(apiUrl("*"), () => HttpResponse.json(null)));
  const { hotelId } = aHotel();
  const store = makeStore();
  store.dispatch(signedIn(aSession()));
  store.dispatch(hotelSelected(null));
  store.dispatch(hotelSelected(hotelId));
  expect(lastHotel()).toBe(hotelId);
  delete window.funduqFirstAnswers;

  await import("./first-requests.ts");

  expect(asked()).toEqual([
    apiUrl(`session?hotelId=${hotelId}`),
    apiUrl(`modules?hotelId=${hotelId}`),
  ]);
});
