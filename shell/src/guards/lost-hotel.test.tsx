import { textsReady } from "@funduq/shared-ui/i18n";
import { hotelSelected, sessionSlice, signedIn } from "@funduq/shared-ui/state";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { at, heading, hotel, openShell, other } from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
});

it("X-07 AUTH-19 disabled in one of two hotels, they go to the other and are told why", async () => {
  const both = aSession({ hotels: [hotel, other] });
  const { store } = await openShell({ session: both, route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  const left = aSession({ hotels: [other] });
  server.use(http.get(apiUrl("session"), () => HttpResponse.json(left)));

  act(() => FakeEventSource.latest().say("closed", { reason: "no-access" }));

  await heading(`dashboard of ${other.name}`);
  expect(await screen.findByText(`You no longer have access to ${hotel.name}.`)).toBeTruthy();
  expect(store.getState().session.lapsed).toBe(false);
  expect(FakeEventSource.latest().url).toBe(`/api/hotels/${other.hotelId}/live`);
});

it("X-07 AUTH-04 disabled in the only hotel of a session that goes on, they are told that nothing is left", async () => {
  await openShell({ session: aSession(), route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  const left = aSession({ hotels: [] });
  server.use(http.get(apiUrl("session"), () => HttpResponse.json(left)));
  act(() => FakeEventSource.latest().say("closed", { reason: "no-access" }));
  await heading("Your account has no hotel access yet. Contact an admin.");
  expect(screen.queryByText("Please sign in again")).toBeNull();
});

it("AUTH-19 a stream that is refused as the place has ended leads away as well", async () => {
  const both = aSession({ hotels: [hotel, other] });
  await openShell({ session: both, route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  const left = aSession({ hotels: [other] });
  server.use(http.get(apiUrl("session"), () => HttpResponse.json(left)));
  act(() => FakeEventSource.latest().giveUp());
  await heading(`dashboard of ${other.name}`);
});

const serveSession = (hotels: (typeof hotel)[]) =>
  server.use(http.get(apiUrl("session"), () => HttpResponse.json(aSession({ hotels }))));
const close = (reason: string) => act(() => FakeEventSource.latest().say("closed", { reason }));
const removedNotice = () => screen.findByText(`The hotel ${hotel.name} was removed.`);
const lostNotice = () => screen.queryByText(`You no longer have access to ${hotel.name}.`);

it("SYS-05 says that the hotel was removed, and goes to the other one", async () => {
  const both = aSession({ hotels: [hotel, other] });
  await openShell({ session: both, route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  serveSession([other]);
  close("hotel-removed");
  await heading(`dashboard of ${other.name}`);
  expect(await removedNotice()).toBeTruthy();
  expect(lostNotice()).toBeNull();
});

it("SYS-05 AUTH-04 says that the hotel was removed when it was the only one", async () => {
  await openShell({ session: aSession(), route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  serveSession([]);
  close("hotel-removed");
  expect(await removedNotice()).toBeTruthy();
  await heading("Your account has no hotel access yet. Contact an admin.");
});

it("SYS-05 is offline while the session can't be read, and goes on once it can", async () => {
  const both = aSession({ hotels: [hotel, other] });
  const { store } = await openShell({ session: both, route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  act(() => FakeEventSource.latest().open());
  const read = vi.fn(() => problem("service.busy"));
  server.use(http.get(apiUrl("session"), read));
  const stream = FakeEventSource.latest();
  close("hotel-removed");
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(store.getState().live.status).toBe("offline");

  // The next attempt of the stream is refused, as the hotel no longer exists.
  await waitFor(() => expect(FakeEventSource.latest()).not.toBe(stream), { timeout: 10_000 });
  serveSession([other]);
  await waitFor(() => expect(store.getState().live.status).toBe("connecting"));
  act(() => FakeEventSource.latest().giveUp());
  await heading(`dashboard of ${other.name}`);
  expect(await removedNotice()).toBeTruthy();
}, 20_000);

it("AUTH-19 X-07 says why a hotel is lost that was left and joined again before", async () => {
  const both = aSession({ hotels: [hotel, other] });
  const { store } = await openShell({ session: both, route: at("dashboard", other) });
  await heading(`dashboard of ${other.name}`);
  act(() => void store.dispatch(sessionSlice.actions.leavingHotel(hotel.hotelId)));
  act(() => void store.dispatch(signedIn(aSession({ hotels: [other] }))));
  act(() => void store.dispatch(signedIn(both)));
  act(() => void store.dispatch(hotelSelected(hotel.hotelId)));
  act(() => void store.dispatch(signedIn(aSession({ hotels: [other] }))));
  await waitFor(() => expect(lostNotice()).toBeTruthy());
});
