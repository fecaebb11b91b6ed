import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeEventSource } from "../testing/event-source.ts";
import { aHotel } from "../testing/session.ts";
import { openLiveChanges } from "./live-changes.ts";
import { makeStore } from "./store.ts";

const { hotelId } = aHotel();
const close: (() => void)[] = [];

beforeEach(() => {
  FakeEventSource.install();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  for (const end of close.splice(0)) end();
  show();
  vi.useRealTimers();
});

function look(hidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}
const hide = () => look(true);
const show = () => look(false);

function openTab() {
  const store = makeStore();
  close.push(openLiveChanges({ hotelId, dispatch: store.dispatch }));
  return store;
}

it("T18 a hidden tab gives its stream up after ten seconds, and goes on where it was when it is shown", () => {
  const store = openTab();
  const stream = FakeEventSource.latest();
  stream.open();
  stream.say("ready", { seq: 5 }, "5");

  hide();
  vi.advanceTimersByTime(9_999);
  expect(stream.readyState).toBe(FakeEventSource.OPEN);
  vi.advanceTimersByTime(1);
  expect(stream.readyState).toBe(FakeEventSource.CLOSED);
  vi.advanceTimersByTime(600_000);
  expect(FakeEventSource.latest()).toBe(stream);

  show();
  expect(FakeEventSource.latest().url).toBe(`/api/hotels/${hotelId}/live?after=5`);
  FakeEventSource.latest().open();
  expect(store.getState().live.status).toBe("live");
});

it("T18 a tab that is shown again within ten seconds keeps its stream", () => {
  openTab();
  const stream = FakeEventSource.latest();
  stream.open();
  hide();
  vi.advanceTimersByTime(5_000);
  show();
  vi.advanceTimersByTime(60_000);
  expect(FakeEventSource.latest()).toBe(stream);
  expect(stream.readyState).toBe(FakeEventSource.OPEN);
});

it("T18 a tab that is opened in the background takes a stream once it is shown", () => {
  hide();
  openTab();
  expect(() => FakeEventSource.latest()).toThrow("No stream was opened.");
  show();
  expect(FakeEventSource.latest().url).toBe(`/api/hotels/${hotelId}/live`);
});

it("T18 a hidden tab that is replaced or refused takes no stream back while it is hidden", () => {
  openTab();
  const stream = FakeEventSource.latest();
  stream.open();
  hide();
  stream.say("closed", { reason: "replaced" });
  vi.advanceTimersByTime(600_000);
  expect(FakeEventSource.latest()).toBe(stream);
  show();
  const again = FakeEventSource.latest();
  expect(again).not.toBe(stream);
  hide();
  again.giveUp();
  vi.advanceTimersByTime(600_000);
  expect(FakeEventSource.latest()).toBe(again);
});

it("T18 a visible tab that is replaced takes a stream back after a minute, and no sooner", () => {
  const store = openTab();
  const stream = FakeEventSource.latest();
  stream.open();
  stream.say("closed", { reason: "replaced" });
  expect(store.getState().live.status).toBe("offline");
  vi.advanceTimersByTime(59_999);
  expect(FakeEventSource.latest()).toBe(stream);
  vi.advanceTimersByTime(1);
  expect(FakeEventSource.latest()).not.toBe(stream);
});

it("a tab that has left the hotel opens nothing when it is shown", () => {
  openTab();
  const stream = FakeEventSource.latest();
  for (const end of close.splice(0)) end();
  hide();
  show();
  expect(FakeEventSource.latest()).toBe(stream);
});
