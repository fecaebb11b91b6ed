import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeEventSource } from "../testing/event-source.ts";
import { apiUrl, HttpResponse, http, problem, server, unreachable } from "../testing/server.ts";
import { aHotel } from "../testing/session.ts";
import { baseApi } from "./base-api.ts";
import { openLiveChanges } from "./live-changes.ts";
import { makeStore } from "./store.ts";

const { hotelId } = aHotel();
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    roomsProbe: build.query<number, void>({ query: () => "live-rooms", providesTags: ["Room"] }),
    modulesProbe: build.query<number, void>({
      query: () => "live-modules",
      providesTags: ["Modules"],
    }),
    folioProbe: build.query<number, void>({ query: () => "live-folio", providesTags: ["Folio"] }),
  }),
});

const asked = { rooms: 0, folio: 0, modules: 0 };

beforeEach(() => {
  asked.rooms = 0;
  asked.folio = 0;
  asked.modules = 0;
  FakeEventSource.install();
  server.use(
    http.get(apiUrl("live-rooms"), () => HttpResponse.json(++asked.rooms)),
    http.get(apiUrl("live-modules"), () => HttpResponse.json(++asked.modules)),
    http.get(apiUrl("live-folio"), () => HttpResponse.json(++asked.folio)),
  );
});

async function openScreen(since?: number) {
  const store = makeStore();
  await store.dispatch(api.endpoints.roomsProbe.initiate());
  await store.dispatch(api.endpoints.folioProbe.initiate());
  await store.dispatch(api.endpoints.modulesProbe.initiate());
  const close = openLiveChanges({ hotelId, dispatch: store.dispatch, since });
  return { store, close, stream: FakeEventSource.latest() };
}

const change = (seq: number, tags: string[]) => ({
  seq,
  tags,
  own: false,
});

describe("live changes", () => {
  it("fetch again what somebody else changed, and only that", async () => {
    const { stream } = await openScreen();

    stream.say("message", change(1, ["Room"]));

    await vi.waitFor(() => expect(asked).toMatchObject({ rooms: 2, folio: 1 }), 10_000);
  });

  it("X-03 a release asks for the departments again, and for nothing else", async () => {
    const { stream } = await openScreen();

    stream.say("released", {});

    await vi.waitFor(() => expect(asked).toEqual({ rooms: 1, folio: 1, modules: 2 }), 10_000);
  });

  it("X-03 a cut may have hidden a release: the departments are asked for again", async () => {
    const { stream } = await openScreen();
    stream.say("ready", { seq: 4 }, "4");
    await vi.waitFor(() => expect(asked.rooms).toBe(2), 10_000);
    expect(asked.modules).toBe(1);

    stream.cut();
    stream.say("ready", { seq: 4 }, "4");

    await vi.waitFor(() => expect(asked.modules).toBe(2), 10_000);
  });

  it("make one fetch of a burst", async () => {
    const { stream } = await openScreen();

    for (let seq = 1; seq <= 20; seq++) stream.say("message", change(seq, ["Room", "Folio"]));

    await vi.waitFor(() => expect(asked).toMatchObject({ rooms: 2, folio: 2 }), 10_000);
  });

  it("count once when the stream repeats itself", async () => {
    const { stream } = await openScreen();
    stream.say("message", change(7, ["Room"]));
    await vi.waitFor(() => expect(asked.rooms).toBe(2), 10_000);

    stream.say("message", change(7, ["Room"]));
    stream.say("message", change(8, ["Folio"]));

    await vi.waitFor(() => expect(asked.folio).toBe(2), 10_000);
    expect(asked.rooms).toBe(2);
  });

  it("make everything stale after a gap the server can't fill", async () => {
    const { stream } = await openScreen();

    stream.say("reset", {}, "90");

    await vi.waitFor(() => expect(asked).toMatchObject({ rooms: 2, folio: 2 }), 10_000);
  });

  it("MOD-02 make everything stale when they speak of something this build doesn't know", async () => {
    const { stream } = await openScreen();

    stream.say("message", change(4, ["Spa"]), "4");

    await vi.waitFor(() => expect(asked).toMatchObject({ rooms: 2, folio: 2 }), 10_000);
    stream.say("message", change(4, ["Room"]), "4");
    stream.say("message", change(5, ["Folio"]), "5");
    await vi.waitFor(() => expect(asked.folio).toBe(3), 10_000);
    expect(asked.rooms).toBe(2);
  });

  it("fetch once more what was read before the stream stood", async () => {
    const { stream } = await openScreen();

    stream.say("ready", { seq: 12 }, "12");
    await vi.waitFor(() => expect(asked).toMatchObject({ rooms: 2, folio: 2 }), 10_000);

    stream.say("message", change(12, ["Room"]));
    stream.say("message", change(13, ["Folio"]));
    await vi.waitFor(() => expect(asked).toMatchObject({ rooms: 2, folio: 3 }), 10_000);
  });

  it("FO-04 fetch nothing at the start that was read with a known position, only what changed since", async () => {
    const { stream } = await openScreen(12);
    expect(stream.url).toContain("?after=12");

    stream.say("ready", { seq: 12 }, "12");
    stream.say("message", change(13, ["Folio"]), "13");

    await vi.waitFor(() => expect(asked.folio).toBe(2), 10_000);
    expect(asked).toEqual({ rooms: 1, folio: 2, modules: 1 });
  });

  it("FO-04 AUTH-18 a stream that was refused at first knows nothing of that time", async () => {
    const { stream } = await openScreen(12);

    stream.cut();
    stream.say("ready", { seq: 12 }, "12");

    await vi.waitFor(() => expect(asked).toEqual({ rooms: 2, folio: 2, modules: 1 }), 10_000);
  });

  it.each([
    ["in vain", () => problem("service.busy")],
    ["and nobody answered", unreachable],
  ])("fetch once more after a cut what was asked for %s", async (_, answer) => {
    const { store, stream } = await openScreen();
    stream.say("ready", { seq: 4 }, "4");
    await vi.waitFor(() => expect(asked).toMatchObject({ rooms: 2, folio: 2 }), 10_000);
    server.use(http.get(apiUrl("live-rooms"), answer, { once: true }));
    stream.say("message", change(5, ["Room"]));
    const rooms = () => api.endpoints.roomsProbe.select()(store.getState());
    await vi.waitFor(() => expect(rooms().isError).toBe(true), 10_000);

    stream.cut();
    stream.say("ready", { seq: 5 }, "5");

    await vi.waitFor(() => expect(rooms().data).toBe(3), 10_000);
  });

  it("fetch once more after a cut what is still being asked for", async () => {
    const { store, stream } = await openScreen();
    stream.say("message", change(5, ["Room"]));
    const giveUp = Promise.withResolvers<void>();
    const hangs = vi.fn(async () => {
      await giveUp.promise;
      return HttpResponse.error();
    });
    server.use(http.get(apiUrl("live-rooms"), hangs, { once: true }));
    await vi.waitFor(() => expect(hangs).toHaveBeenCalled(), 10_000);

    stream.cut();
    stream.say("ready", { seq: 5 }, "5");
    giveUp.resolve();

    const rooms = () => api.endpoints.roomsProbe.select()(store.getState());
    await vi.waitFor(() => expect(rooms().data).toBe(2), 10_000);
  });

  it("fetch nothing after a cut when all was answered", async () => {
    const { stream } = await openScreen();
    stream.say("message", change(5, ["Room"]));
    await vi.waitFor(() => expect(asked.rooms).toBe(2), 10_000);

    stream.cut();
    stream.say("ready", { seq: 5 }, "5");
    stream.say("message", change(6, ["Folio"]));

    await vi.waitFor(() => expect(asked.folio).toBe(2), 10_000);
    expect(asked.rooms).toBe(2);
  });

  it("end when the session was ended elsewhere", async () => {
    const { store, stream } = await openScreen();

    stream.say("closed", { reason: "signed-out" });

    expect(stream.readyState).toBe(FakeEventSource.CLOSED);
    expect(store.getState().session.lapsed).toBe(true);
    expect(store.getState().live.status).toBe("offline");
  });

  it.each([
    ["SYS-05", "hotel-removed"],
    ["AUTH-19 X-07", "no-access"],
  ])("%s ask after %s who is signed in where; nobody is signed out", async (_, reason) => {
    const { store, stream } = await openScreen();
    const session = vi.fn(() => HttpResponse.json(1));
    server.use(http.get(apiUrl("live-session"), session));
    const withSession = baseApi.injectEndpoints({
      endpoints: (build) => ({
        sessionProbe: build.query<number, void>({
          query: () => "live-session",
          providesTags: ["Session"],
        }),
      }),
    });
    await store.dispatch(withSession.endpoints.sessionProbe.initiate());

    stream.say("closed", { reason });

    expect(stream.readyState).toBe(FakeEventSource.CLOSED);
    await vi.waitFor(() => expect(session).toHaveBeenCalledTimes(2), 10_000);
    expect(store.getState().session.lapsed).toBe(false);
  });

  it("begin again where they ended once the replaced tab is looked at", async () => {
    const { stream } = await openScreen();
    stream.say("ready", { seq: 5 }, "5");

    stream.say("closed", { reason: "replaced" });
    document.dispatchEvent(new Event("visibilitychange"));

    expect(FakeEventSource.latest()).not.toBe(stream);
    expect(FakeEventSource.latest().url).toContain("?after=5");
  });

  it("tell whether the screen is in step", async () => {
    const { store, stream } = await openScreen();
    expect(store.getState().live.status).toBe("connecting");

    stream.open();
    expect(store.getState().live.status).toBe("live");

    stream.cut();
    expect(store.getState().live.status).toBe("connecting");
  });

  it("resume after the last change when the browser has given up", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { store, stream } = await openScreen();
    stream.say("message", change(41, ["Guest"]));

    stream.giveUp();
    expect(store.getState().live.status).toBe("offline");
    vi.advanceTimersByTime(5_000);

    expect(FakeEventSource.latest()).not.toBe(stream);
    expect(FakeEventSource.latest().url).toBe(`/api/hotels/${hotelId}/live?after=41`);
    vi.useRealTimers();
  });

  it("end with the hotel", async () => {
    const { close, stream } = await openScreen();

    close();

    expect(stream.readyState).toBe(FakeEventSource.CLOSED);
  });
});
