import { userIdSchema } from "@funduq/shared-types/values/ids";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionSlice, signedIn } from "../client/session-slice.ts";
import { renderWithStore } from "../testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server, unreachable } from "../testing/server.ts";
import { aHotel, aSession } from "../testing/session.ts";
import type { NewEntry } from "./entry.ts";
import { LeaveWithQueue } from "./leave-with-queue.tsx";
import { OutboxDot } from "./outbox-dot.tsx";
import { setSendingRules } from "./sending-rules.ts";
import { UnsentList } from "./unsent-list.tsx";
import { useOnSent, useOutbox } from "./use-outbox.ts";

const hotel = aHotel({ role: "housekeeping" });
const fatiha = aSession({ user: { displayName: "Fatiha" }, hotels: [hotel] });
const roomUrl = apiUrl("hotels/:hotelId/rooms/:room/status");

type Sent = {
  turn: string | null;
  room: string;
  status: unknown;
  version: unknown;
  key: string | null;
  by: string | null;
};
let sent: Sent[] = [];
let doAlone: ReturnType<typeof useOutbox>["alone"];
let answers: (() => Response)[] = [];

beforeEach(() => {
  sent = [];
  answers = [];
  server.use(
    http.put<{ room: string }>(roomUrl, async ({ request, params: { room } }) => {
      const { status, version } = (await request.json()) as Record<string, unknown>;
      const { headers } = request;
      const [key, by] = [headers.get("idempotency-key"), headers.get("funduq-recorded-by")];
      sent.push({ room, status, version, key, by, turn: headers.get("turn") });
      return answers.shift()?.() ?? HttpResponse.json({ id: room, version: 5 });
    }),
  );
});

type RoomsProps = { onSent: (label: string) => void; more?: Pick<NewEntry, "needsRules"> };

/** A department's screen with two rooms. */
function Rooms({ onSent, more = {} }: RoomsProps) {
  const { entries, add, alone } = useOutbox("mfe-housekeeping");
  doAlone = alone;
  useOnSent("mfe-housekeeping", ({ label }) => onSent(label));
  const set = (room: string, status: string) =>
    void add({
      permission: "housekeeping.write",
      subject: `room ${room}`,
      label: `Room ${room}: ${status}`,
      method: "PUT",
      url: `hotels/${hotel.hotelId}/rooms/${room}/status`,
      body: { status },
      version: 4,
      collapses: true,
      tags: ["Room"],
      discardUrl: `hotels/${hotel.hotelId}/rooms/${room}/discarded`,
      ...more,
    });
  return (
    <>
      <OutboxDot status="offline" onOpen={() => {}} />
      <UnsentList onClose={() => {}} />
      {entries.length > 1 && <LeaveWithQueue onConfirm={() => {}} onClose={() => {}} />}
      {["101 Clean", "101 Dirty", "102 Clean"].map((wish) => {
        const [room = "", status = ""] = wish.split(" ");
        return (
          <button key={wish} type="button" onClick={() => set(room, status)}>
            {wish}
          </button>
        );
      })}
      <output>{entries.map(({ label, state }) => `${label} ${state}`).join(", ")}</output>
    </>
  );
}

type RoomsOptions = Parameters<typeof renderWithStore>[1] & Pick<RoomsProps, "more">;

async function openRooms({ more = {}, ...options }: RoomsOptions = {}) {
  const heard: string[] = [];
  const page = await renderWithStore(<Rooms onSent={(label) => heard.push(label)} more={more} />, {
    session: fatiha,
    ...options,
  });
  const press = (...wishes: string[]) => {
    for (const wish of wishes) act(() => screen.getByRole("button", { name: wish }).click());
  };
  return { ...page, press, heard };
}

const shown = () => document.querySelector("output")?.textContent;
const isLeft = (text: string) => waitFor(() => expect(shown()).toBe(text));

function goOffline() {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  return () => {
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
  };
}

/** The outbox's waits, which are over at once. */
function withoutWaiting(): number[] {
  const waits: number[] = [];
  const { setTimeout: later } = globalThis;
  // A wait is 0.75 to 1.25 of what it is on average: 0.8 of it tells it from other timers.
  vi.spyOn(Math, "random").mockReturnValue(0.1);
  vi.spyOn(globalThis, "setTimeout").mockImplementation((act, ms) => {
    const isWait = [800, 1_600, 3_200].some((each) => each === ms);
    if (isWait) waits.push(Number(ms));
    return later(act, isWait ? 0 : ms);
  });
  return waits;
}

describe("a change", () => {
  it("HK-06 is shown at once, sent with its id as the key and with who made it, and heard before it is gone", async () => {
    const { press, heard } = await openRooms();
    press("101 Clean");
    expect(shown()).toBe("Room 101: Clean waiting");
    await isLeft("");
    expect(sent).toMatchObject([{ room: "101", status: "Clean", version: 4, by: fatiha.user.id }]);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/u);
    expect(heard).toEqual(["Room 101: Clean"]);
  });

  it("HK-06 POS-12 without a network waits, and is sent once when the network is back", async () => {
    const comeBack = goOffline();
    const { press } = await openRooms();
    press("101 Clean", "102 Clean", "101 Dirty");
    await isLeft("Room 102: Clean waiting, Room 101: Dirty waiting");
    expect(screen.getByRole("button", { name: "Offline, 2 waiting" })).toBeTruthy();
    expect(sent).toEqual([]);
    act(comeBack);
    await isLeft("");
    expect(sent.map(({ room, status }) => `${room} ${status}`)).toEqual(["102 Clean", "101 Dirty"]);
  });

  it("POS-12 whose answer was lost is sent again with the same key, and the next one on its version", async () => {
    let isLost = true;
    server.use(
      http.put(roomUrl, async ({ request }) => {
        lost.push(request.headers.get("idempotency-key"));
        return isLost ? unreachable() : undefined;
      }),
    );
    const lost: (string | null)[] = [];
    const { press } = await openRooms();
    press("101 Clean");
    await waitFor(() => expect(lost).not.toEqual([]));
    press("101 Dirty");
    await isLeft("Room 101: Clean waiting, Room 101: Dirty waiting");
    isLost = false;
    act(() => void window.dispatchEvent(new Event("online")));
    await isLeft("");
    expect(sent.map(({ status, version }) => `${status} ${version}`)).toEqual([
      "Clean 4",
      "Dirty 5",
    ]);
    expect(new Set(lost)).toEqual(new Set(sent.map(({ key }) => key)));
    expect(sent[0]?.key).toBe(lost[0]);
  });

  it("POS-12 that the server can't answer now does not hold up other subjects", async () => {
    answers = [() => problem("service.busy")];
    const { press } = await openRooms();
    press("101 Clean", "102 Clean");
    await isLeft("");
    expect(sent.map(({ room }) => room)).toEqual(["101", "102", "101"]);
  });

  it("POS-12 waits twice as long after each failed round, and from the beginning where something was sent", async () => {
    const waits = withoutWaiting();
    const comeBack = goOffline();
    answers = [unreachable, unreachable, () => HttpResponse.json({}), unreachable];
    const { press } = await openRooms();
    press("101 Clean", "102 Clean");
    act(comeBack);
    await isLeft("");
    expect(waits).toEqual([800, 1_600, 800]);
    vi.restoreAllMocks();
  });

  it("POS-12 waits for a sign-in when the session is over", async () => {
    answers = [() => problem("session.required")];
    const { press, store } = await openRooms();
    press("101 Clean");
    await waitFor(() => expect(store.getState().session.lapsed).toBe(true));
    await isLeft("Room 101: Clean waiting");
    act(() => void store.dispatch(signedIn(fatiha)));
    await isLeft("");
    expect(sent).toHaveLength(2);
  });

  it("POS-12 is sent by whoever has the department's rights, with who made it", async () => {
    const comeBack = goOffline();
    const { press, store } = await openRooms();
    press("101 Clean");
    await isLeft("Room 101: Clean waiting");
    const id = userIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8002");
    const other = (role: string) => aSession({ user: { id }, hotels: [aHotel({ role })] });
    act(() => void store.dispatch(signedIn(other("commercial"))));
    act(comeBack);
    expect(await screen.findByText(/Changes of another hotel or department/)).toBeTruthy();
    expect(screen.queryByText("Room 101: Clean")).toBeNull();
    expect(sent).toEqual([]);
    act(() => void store.dispatch(signedIn(other("front-office"))));
    await isLeft("");
    expect(sent).toMatchObject([{ by: fatiha.user.id }]);
  });

  it("POS-12 of another hotel is neither shown nor sent, only that there is one", async () => {
    const comeBack = goOffline();
    const { press, store } = await openRooms();
    press("101 Clean");
    await isLeft("Room 101: Clean waiting");
    const elsewhere = aHotel({ hotelId: "01890a5d-ac96-774b-bcce-b302099a8058" });
    act(() => void store.dispatch(signedIn(aSession({ hotels: [elsewhere] }))));
    act(comeBack);
    expect(await screen.findByText(/Changes of another hotel or department/)).toBeTruthy();
    expect(store.getState().outbox).toMatchObject({ waiting: 0, refused: 0, hasOthers: true });
    expect(sent).toEqual([]);
  });
});

describe("a change of a subject that another tab holds", () => {
  afterEach(() => void Reflect.deleteProperty(navigator, "locks"));

  it("POS-12 is tried again, also where that tab is closed and sends nothing", async () => {
    // More often than it is asked for after the press.
    let held = 3;
    const request = async (_name: string, ...rest: unknown[]) => {
      const act = rest.at(-1) as (lock: object | null) => unknown;
      const isTaken = rest.length > 1 && held-- > 0;
      return act(isTaken ? null : {});
    };
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    const { press } = await openRooms();
    press("101 Clean");
    await isLeft("Room 101: Clean waiting");
    await isLeft("");
    expect(sent).toHaveLength(1);
  });
});

describe("a refused change", () => {
  const stale = { changedBy: "Karim", changedAt: "2026-04-03T12:00:00Z" };

  it("X-02 stops its own subject only, and says why in the reader's language", async () => {
    answers = [() => problem("room.not-found")];
    const { press } = await openRooms({ language: "fr" });
    press("101 Clean", "102 Clean");
    await isLeft("Room 101: Clean refused");
    expect(sent.map(({ room }) => room)).toEqual(["101", "102"]);
    expect(await screen.findByRole("button", { name: /^Non envoyé/ })).toBeTruthy();
    const list = within(screen.getByRole("dialog"));
    expect(list.getByText("Room 101: Clean")).toBeTruthy();
    expect(list.getByText(/chambre/i)).toBeTruthy();
  });

  it("X-02 is sent again at a press", async () => {
    answers = [() => problem("room.not-found")];
    const { press, user } = await openRooms();
    press("101 Clean");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await isLeft("");
    expect(sent).toHaveLength(2);
  });

  it("HK-04 that met a newer one can't be sent as it is", async () => {
    answers = [() => problem("request.stale", stale)];
    const { press } = await openRooms();
    press("101 Clean");
    expect(await screen.findByText(/Karim changed this in the meantime/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("X-02 is discarded with a reason, which is sent for the audit trail", async () => {
    answers = [() => problem("request.stale", stale)];
    const reports: unknown[] = [];
    server.use(
      http.post(apiUrl("hotels/:hotelId/rooms/101/discarded"), async ({ request }) => {
        reports.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { press, user } = await openRooms();
    press("101 Clean");
    await user.click(await screen.findByRole("button", { name: "Discard..." }));
    const question = within(screen.getByRole("dialog", { name: /^Discard: Room 101/ }));
    await user.click(question.getByRole("button", { name: "Discard" }));
    expect(reports).toEqual([]);
    await user.type(question.getByLabelText(/^Reason/), "The desk was right");
    await user.click(question.getByRole("button", { name: "Discard" }));
    await isLeft("");
    expect(reports).toMatchObject([
      { change: "Room 101: Clean", madeBy: "Fatiha", reason: "The desk was right" },
    ]);
  });
});

describe("what needs the answer to all changes of a subject", () => {
  it("POS-10 is done after them, and none of it is sent meanwhile, but those of other subjects are", async () => {
    const { press } = await openRooms();
    press("101 Clean");
    let finish = () => {};
    const begun = vi.fn();
    const act = () => {
      begun(sent.length);
      return new Promise<string>((resolve) => {
        finish = () => resolve("done");
      });
    };
    const done = doAlone("room 101", act);
    await waitFor(() => expect(begun).toHaveBeenCalledWith(1));
    press("101 Dirty", "102 Clean");
    await isLeft("Room 101: Dirty waiting");
    expect(sent.map(({ room, status }) => `${room} ${status}`)).toEqual(["101 Clean", "102 Clean"]);
    finish();
    expect(await done).toEqual({ done: "done" });
    await isLeft("");
    expect(sent).toHaveLength(3);
  });

  it("POS-12 does not wait for other subjects", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.put(roomUrl.replace(":room", "102"), async () => {
        await answered;
        return HttpResponse.json({ id: "102", version: 5 });
      }),
    );
    const { press } = await openRooms();
    press("102 Clean", "101 Clean");
    await isLeft("Room 102: Clean waiting, Room 101: Clean waiting");
    expect(await doAlone("room 101", async () => "done")).toEqual({ done: "done" });
    expect(sent.map(({ room }) => room)).toEqual(["101"]);
    await isLeft("Room 102: Clean waiting");
    answer();
    await isLeft("");
  });

  it("POS-10 is not done where one is refused or can't be sent, and says why", async () => {
    answers = [() => problem("room.not-found")];
    const { press } = await openRooms();
    press("101 Clean");
    const deed = vi.fn();
    expect(await doAlone("room 101", deed)).toMatchObject({ failure: { code: "room.not-found" } });
    goOffline();
    expect(await doAlone("room 101", deed)).toMatchObject({
      failure: { code: "network.unreachable" },
    });
    expect(deed).not.toHaveBeenCalled();
  });
});

describe("a department's own rules", () => {
  // First: no test has set any rules in this page.
  it("POS-12 are waited for by a change that needs them, as after a reload on another screen", async () => {
    const { press } = await openRooms({ more: { needsRules: true } });
    press("101 Clean");
    await isLeft("Room 101: Clean waiting");
    act(() => void window.dispatchEvent(new Event("online")));
    await isLeft("Room 101: Clean waiting");
    expect(sent).toEqual([]);
    act(() => setSendingRules("mfe-housekeeping", { headers: () => ({ turn: "Karim's" }) }));
    await isLeft("");
    expect(sent).toMatchObject([{ turn: "Karim's" }]);
  });

  afterEach(() => setSendingRules("mfe-housekeeping", {}));
  const karim = {
    userId: userIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8003"),
    name: "Karim",
  };

  it("POS-15 say who makes a change, and what its request brings", async () => {
    setSendingRules("mfe-housekeeping", {
      maker: () => karim,
      headers: () => ({ turn: "Karim's" }),
    });
    const { press } = await openRooms();
    press("101 Clean");
    await isLeft("");
    expect(sent).toMatchObject([{ by: karim.userId, turn: "Karim's" }]);
  });

  it("POS-12 hear each answer, whatever is on the screen", async () => {
    const heard: unknown[] = [];
    setSendingRules("mfe-housekeeping", {
      onSent: ({ label }, answer) => heard.push([label, answer]),
    });
    const { press } = await openRooms();
    press("101 Clean");
    await isLeft("");
    expect(heard).toEqual([["Room 101: Clean", { id: "101", version: 5 }]]);
  });

  it("POS-15 hold everything back while nobody may send it", async () => {
    let isLocked = true;
    setSendingRules("mfe-housekeeping", { headers: () => (isLocked ? undefined : {}) });
    const { press } = await openRooms();
    press("101 Clean");
    await isLeft("Room 101: Clean waiting");
    expect(sent).toEqual([]);
    isLocked = false;
    act(() => void window.dispatchEvent(new Event("online")));
    await isLeft("");
  });

  it("POS-09 give a refused change up with a notice in every tab, once it is out of the queue", async () => {
    answers = [() => problem("room.not-found")];
    const told: unknown[] = [];
    setSendingRules("mfe-housekeeping", {
      afterRefusal: ({ label }, { code }) => ({ instead: [], givenUp: { label, code } }),
      onGivenUp: (givenUp) => told.push({ ...givenUp, shown: shown() }),
    });
    const otherTab = new BroadcastChannel("funduq.outbox");
    const heardThere: unknown[] = [];
    otherTab.onmessage = ({ data }) => heardThere.push(data);
    const { press, heard } = await openRooms();
    press("101 Clean");
    const givenUp = { label: "Room 101: Clean", code: "room.not-found" };
    await waitFor(() => expect(told).toEqual([{ ...givenUp, shown: "" }]));
    expect(heard).toEqual([]);
    const lost = { department: "mfe-housekeeping", givenUp };
    await waitFor(() => expect(heardThere).toContainEqual({ lost }));
    otherTab.postMessage({ lost });
    await waitFor(() => expect(told).toHaveLength(2));
    otherTab.close();
  });
});

describe("leaving", () => {
  it("X-02 the browser asks before it closes the page with something in the queue", async () => {
    const comeBack = goOffline();
    const { press } = await openRooms();
    const leave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(leave()).toBe(true);
    press("101 Clean");
    await isLeft("Room 101: Clean waiting");
    expect(leave()).toBe(false);
    act(comeBack);
    await isLeft("");
    expect(leave()).toBe(true);
  });

  it("X-02 says how many are not sent, and that this device can't keep them where it can't", async () => {
    goOffline();
    const { press, store } = await openRooms();
    press("101 Clean", "102 Clean");
    // jsdom has no IndexedDB, as a browser that refuses site data.
    expect(await screen.findByText(/This device can't keep changes/)).toBeTruthy();
    expect(store.getState().outbox.isKept).toBe(false);
    const question = await screen.findByRole("alertdialog", { name: "Not everything is sent" });
    expect(question.textContent).toContain("2 changes are not sent yet.");
    expect(question.textContent).toContain("it is lost if you log out now");
  });

  it("POS-12 nothing is sent for somebody who has signed out", async () => {
    const comeBack = goOffline();
    const { press, store } = await openRooms();
    press("101 Clean");
    await isLeft("Room 101: Clean waiting");
    act(() => void store.dispatch(sessionSlice.actions.signedOut()));
    act(comeBack);
    await waitFor(() => expect(store.getState().outbox.hasOthers).toBe(true));
    expect(sent).toEqual([]);
  });
});
