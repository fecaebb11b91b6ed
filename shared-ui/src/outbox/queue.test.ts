import { hotelIdSchema, userIdSchema } from "@funduq/shared-types/values/ids";
import { describe, expect, it } from "vitest";
import { clientFailure } from "../client/api-failure.ts";
import type { NewEntry } from "./entry.ts";
import {
  dependentsOf,
  idFor,
  type Queue,
  readyIn,
  withAdded,
  withDiscarded,
  withFailure,
  withInstead,
  withReplaced,
  withRetry,
  withSent,
  withTry,
} from "./queue.ts";

const origin = {
  hotelId: hotelIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8057"),
  by: { userId: userIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8001"), name: "Fatiha" },
  at: "2026-04-03T12:04:00.000Z",
};

const aChange = (room: string, status: string, more: Partial<NewEntry> = {}): NewEntry => ({
  department: "mfe-housekeeping",
  permission: "housekeeping.write",
  subject: `room ${room}`,
  label: `Room ${room}: ${status}`,
  method: "PUT",
  url: `hotels/1/rooms/${room}/housekeeping-status`,
  body: { status },
  tags: ["Room"],
  discardUrl: `hotels/1/rooms/${room}/discarded-status`,
  ...more,
});

const added = (queue: Queue, change: NewEntry) =>
  withAdded(queue, change, { ...origin, id: idFor(queue) });
const queueOf = (...changes: NewEntry[]): Queue => changes.reduce<Queue>(added, []);
const labels = (queue: Queue) => queue.map(({ label }) => label);
const idAt = (queue: Queue, place: number) => queue[place]?.id ?? "";
const refusal = {
  failure: clientFailure("response.unreadable"),
  state: "refused",
  isInDoubt: false,
} as const;

describe("changes of one subject", () => {
  it("HK-06 are sent in the order in which they were made, one subject not waiting for another", () => {
    const queue = queueOf(aChange("1", "Dirty"), aChange("1", "Clean"), aChange("2", "Clean"));
    expect(labels(readyIn(queue))).toEqual(["Room 1: Dirty", "Room 2: Clean"]);
  });

  it("HK-06 stop with a refused one, and go on when it is to be sent again", () => {
    const queue = queueOf(aChange("1", "Dirty"), aChange("1", "Clean"), aChange("2", "Clean"));
    const stopped = withFailure(queue, idAt(queue, 0), refusal);
    expect(labels(readyIn(stopped))).toEqual(["Room 2: Clean"]);
    const going = withRetry(stopped, idAt(queue, 0));
    expect(labels(readyIn(going))).toEqual(["Room 1: Dirty", "Room 2: Clean"]);
  });

  it("take the version that the answer to the former one has", () => {
    const queue = queueOf(
      aChange("1", "Dirty", { version: 4 }),
      aChange("1", "Clean", { version: 4 }),
      aChange("2", "Clean", { version: 7 }),
    );
    const [first] = queue;
    if (!first) throw new Error("nothing is in the queue");
    const left = withSent(queue, first, { id: "1", version: 5 });
    expect(left.map(({ version }) => version)).toEqual([5, 7]);
  });
});

it("a change whose write to the disk is repeated is in the queue once", () => {
  const change = aChange("1", "Clean");
  const place = { ...origin, id: idFor([]) };
  const queue = withAdded([], change, place);
  expect(withAdded(queue, change, place)).toBe(queue);
});

it("a change that seems to be made before those in the queue comes after them", () => {
  const place = { ...origin, id: "01890a5d-ac96-774b-bcce-b302099a8057" };
  const queue = withAdded(queueOf(aChange("1", "Clean")), aChange("2", "Clean"), place);
  expect(labels(queue)).toEqual(["Room 1: Clean", "Room 2: Clean"]);
  const ids = queue.map(({ id }) => id);
  expect([...ids].sort()).toEqual(ids);
});

describe("collapsing changes", () => {
  const tap = (status: string, version: number) =>
    aChange("1", status, { version, collapses: true });

  it("HK-06 keep the last one, on the version that the first one was made on", () => {
    const queue = queueOf(tap("Dirty", 4), tap("Clean", 4), tap("Inspected", 6));
    expect(queue).toMatchObject([{ label: "Room 1: Inspected", version: 4 }]);
  });

  it("leave a change alone that the server may have", () => {
    const first = queueOf(tap("Clean", 4));
    const queue = added(withTry(first, idAt(first, 0)), tap("Inspected", 4));
    expect(labels(queue)).toEqual(["Room 1: Clean", "Room 1: Inspected"]);
  });

  it("correct a refused one, on the version that is on the screen now", () => {
    const first = queueOf(tap("Clean", 4));
    const refused = withFailure(withTry(first, idAt(first, 0)), idAt(first, 0), refusal);
    expect(added(refused, tap("Clean", 9))).toMatchObject([
      { state: "waiting", version: 9, tries: 0 },
    ]);
  });

  it("POS-12 of the refused ones only, leave those alone that wait", () => {
    const first = queueOf(aChange("1", "soup"), aChange("1", "tea"), aChange("2", "soup"));
    const refused = [0, 2].reduce<Queue>(
      (queue, place) => withFailure(queue, idAt(first, place), refusal),
      first,
    );
    expect(labels(added(refused, aChange("1", "sold", { collapses: "refused" })))).toEqual([
      "Room 1: tea",
      "Room 2: soup",
      "Room 1: sold",
    ]);
  });

  it("ignore a second tap on the same", () => {
    const queue = queueOf(tap("Clean", 4));
    const sending = withTry(queue, idAt(queue, 0));
    expect(added(sending, tap("Clean", 4))).toBe(sending);
  });
});

describe("joining changes", () => {
  const order = (what: string, more: Partial<NewEntry> = {}): NewEntry => ({
    ...aChange("1", what),
    body: { operations: [what] },
    joins: ({ body, label }) => ({
      label: `${label}, ${what}`,
      body: { operations: [...(body as { operations: string[] }).operations, what] },
    }),
    ...more,
  });
  const bodies = (queue: Queue) => queue.map(({ body }) => body);

  it("POS-12 are one request, with the id of the first one", () => {
    const first = queueOf(order("tea"));
    const queue = [order("salad"), order("soup")].reduce<Queue>(added, first);
    expect(queue).toMatchObject([
      { id: idAt(first, 0), label: "Room 1: tea, salad, soup", tries: 0 },
    ]);
    expect(bodies(queue)).toEqual([{ operations: ["tea", "salad", "soup"] }]);
  });

  it("POS-12 join once, although the write to the disk is repeated", () => {
    const first = queueOf(order("tea"));
    const place = { ...origin, id: idFor(first) };
    const queue = withAdded(first, order("salad"), place);
    expect(withAdded(queue, order("salad"), place)).toBe(queue);
  });

  it.each([
    ["was tried", (queue: Queue) => withTry(queue, idAt(queue, 0)), {}],
    ["was refused", (queue: Queue) => withFailure(queue, idAt(queue, 0), refusal), {}],
    ["is of another subject", (queue: Queue) => queue, { subject: "room 2" }],
    ["takes no more", (queue: Queue) => queue, { joins: () => undefined }],
  ])("POS-12 leave the last one alone that %s", (_, edit, more) => {
    const queue = added(edit(queueOf(order("tea"))), order("salad", more));
    expect(bodies(queue)).toEqual([{ operations: ["tea"] }, { operations: ["salad"] }]);
  });

  it("POS-12 leave that of another person alone", () => {
    const first = queueOf(order("tea"));
    const by = { ...origin.by, userId: userIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8002") };
    expect(withAdded(first, order("salad"), { ...origin, by, id: idFor(first) })).toHaveLength(2);
  });
});

describe("what a department makes of a refused change", () => {
  const part = (label: string, state: "waiting" | "refused" = "waiting") => ({
    label,
    state,
    body: { operations: [label] },
  });
  const { failure } = refusal;

  it("POS-09 its parts are sent in its place, before what was made later", () => {
    const queue = queueOf(aChange("1", "all"), aChange("1", "later"), aChange("2", "other"));
    const tried = withTry(queue, idAt(queue, 0));
    const instead = [part("tea"), part("salad"), part("soup")];
    const divided = withInstead(tried, idAt(queue, 0), { instead, failure }, undefined);
    expect(labels(divided)).toEqual(["tea", "salad", "soup", "Room 1: later", "Room 2: other"]);
    const ids = divided.map(({ id }) => id);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(5);
    expect(divided.slice(0, 3)).toMatchObject(
      instead.map(() => ({ tries: 0, by: origin.by, at: origin.at, state: "waiting" })),
    );
    expect(labels(readyIn(divided))).toEqual(["tea", "Room 2: other"]);
    expect(idFor(divided) > (ids.at(-1) ?? "")).toBe(true);
  });

  it("POS-12 less of it stays, refused, with the reason", () => {
    const queue = queueOf(aChange("1", "all"));
    const instead = [part("soup", "refused")];
    expect(withInstead(queue, idAt(queue, 0), { instead, failure }, undefined)).toMatchObject([
      { label: "soup", state: "refused", failure },
    ]);
  });

  it("POS-12 is set aside: what depends on it is taken off the later ones, which go on", () => {
    const queue = queueOf(
      aChange("1", "soup"),
      aChange("1", "more soup"),
      aChange("1", "tea", { joins: () => undefined }),
    );
    const without = (later: Queue[number]) => (later.label.endsWith("soup") ? undefined : later);
    const instead = [{ ...part("soup, more soup", "refused"), isSetAside: true }];
    const going = withInstead(queue, idAt(queue, 0), { instead, failure }, without);
    expect(labels(going)).toEqual(["soup, more soup", "Room 1: tea"]);
    expect(labels(readyIn(going))).toEqual(["Room 1: tea"]);
    const replacing = added(going, aChange("1", "sale", { collapses: "refused" }));
    expect(labels(replacing)).toEqual(["soup, more soup", "Room 1: tea", "Room 1: sale"]);

    const again = withRetry(going, idAt(going, 0));
    expect(labels(again)).toEqual(["Room 1: tea", "soup, more soup"]);
    expect(again[1]).toMatchObject({ state: "waiting", at: origin.at });
    expect(again[1]).not.toHaveProperty("isSetAside");
    expect(idAt(again, 1) > idAt(again, 0)).toBe(true);
  });

  it("POS-12 leaves of the later ones what its department says", () => {
    const queue = queueOf(aChange("1", "soup"), aChange("1", "tea"), aChange("2", "tea"));
    const instead = [part("soup, tea", "refused")];
    const together = withInstead(
      queue,
      idAt(queue, 0),
      { instead, failure, without: () => undefined },
      undefined,
    );
    expect(labels(together)).toEqual(["soup, tea", "Room 2: tea"]);
  });

  it("POS-12 is replaced by another one, in the name of who made it, once", () => {
    const queue = queueOf(aChange("1", "soup"), aChange("1", "tea"), aChange("2", "tea"));
    const ids = [idAt(queue, 0), idAt(queue, 1)];
    const change = aChange("3", "soup, tea");
    const replaced = withReplaced(queue, ids, change, idFor(queue));
    expect(labels(replaced)).toEqual(["Room 2: tea", "Room 3: soup, tea"]);
    expect(replaced[1]).toMatchObject({ by: origin.by, at: origin.at, state: "waiting" });
    expect(withReplaced(replaced, ids, change, idFor(replaced))).toBe(replaced);
  });

  it("POS-09 nothing of it is left, and of later ones only what does not depend on it", () => {
    const queue = queueOf(
      aChange("2", "soup"),
      aChange("1", "soup"),
      aChange("1", "more soup"),
      aChange("1", "tea and soup"),
      aChange("1", "tea"),
    );
    const without = (later: Queue[number], gone: Queue[number]) => {
      expect(gone.label).toBe("Room 1: soup");
      if (later.label.endsWith("tea and soup")) return { ...later, label: "Room 1: tea" };
      return later.label.endsWith("soup") ? undefined : later;
    };
    const given = { instead: [], failure };
    expect(labels(withInstead(queue, idAt(queue, 1), given, without))).toEqual([
      "Room 2: soup",
      "Room 1: tea",
      "Room 1: tea",
    ]);
    const reason = { reason: "No", by: origin.by, at: origin.at };
    const [, gone] = queue;
    if (!gone) throw new Error("nothing to discard");
    const dependents = ["Room 1: more soup", "Room 1: tea and soup"];
    const lost = dependentsOf(queue, gone, without);
    expect(lost.map(({ label }) => label)).toEqual(dependents);
    const report = withDiscarded(queue, gone.id, reason, without).at(-1);
    expect(report?.body).toMatchObject({ change: [gone.label, ...dependents].join(" + ") });
    expect(labels(withDiscarded(queue, idAt(queue, 1), reason, without))).toEqual([
      "Room 2: soup",
      "Room 1: tea",
      "Room 1: tea",
      "Room 1: soup",
    ]);
  });
});

describe("a discarded change", () => {
  it("becomes a report for the audit trail, by the person who discards it", () => {
    const queue = queueOf(aChange("1", "Clean"));
    const refused = withFailure(queue, idAt(queue, 0), refusal);
    const by = { ...origin.by, name: "Ourida" };
    const reason = { reason: "The desk was right", by, at: "2026-04-03T13:00:00.000Z" };
    expect(withDiscarded(refused, idAt(queue, 0), reason)).toMatchObject([
      {
        method: "POST",
        url: "hotels/1/rooms/1/discarded-status",
        by: { name: "Ourida" },
        body: {
          change: "Room 1: Clean",
          madeBy: "Fatiha",
          madeAt: origin.at,
          reason: "The desk was right",
        },
      },
    ]);
  });

  it("is not the report of another one", () => {
    const queue = queueOf(aChange("1", "Clean"));
    const reason = { reason: "No", by: origin.by, at: origin.at };
    const report = withDiscarded(queue, idAt(queue, 0), reason);
    expect(withDiscarded(report, idAt(report, 0), reason)).toBe(report);
  });
});
