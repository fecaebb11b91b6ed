import type { ApiFailure } from "../client/api-failure.ts";
import { type NewEntry, type OutboxEntry, subjectKey } from "./entry.ts";
import { idAfter, partId } from "./entry-id.ts";
import type { Aftermath, SendingRules } from "./sending-rules.ts";

/** The whole queue of this browser, in the order in which the changes were made. */
export type Queue = readonly OutboxEntry[];

type Origin = Pick<OutboxEntry, "id" | "hotelId" | "by" | "at">;

export const idFor = (queue: Queue) => idAfter(queue.at(-1)?.id);

/** More of them are not on their way to the disk at the same time. */
const MOST_JOINED_IDS = 50;

/** Of what the audit trail takes. */
const LONGEST_REPORT = 200;

/**
 * Puts a change at the end of the queue: a collapsing one in place of those that it replaces, one that joins into the last
 * one of its subject. Where the same one waits already (a second tap), nothing changes, nor where it is in the queue (a
 * write to the disk that is repeated).
 */
export function withAdded(
  queue: Queue,
  { collapses, joins, ...change }: NewEntry,
  origin: Origin,
): Queue {
  const key = subjectKey({ ...origin, subject: change.subject });
  const last = queue.findLast((entry) => subjectKey(entry) === key);
  if (collapses && last && isSameRequest(last, change)) return queue;
  if (queue.some(({ id, joined }) => id === origin.id || joined?.includes(origin.id))) return queue;
  const both = last && joinedWith(last, joins, origin);
  if (both) return edited(queue, both.id, () => both);
  const isReplaced = (entry: OutboxEntry) =>
    subjectKey(entry) === key &&
    !entry.isSetAside &&
    ((collapses === true && isUntried(entry)) || (Boolean(collapses) && isRefused(entry)));
  const replaced = queue.filter(isReplaced);
  const version = replaced.find(isUntried)?.version ?? change.version;
  const id = placeFor(queue, origin);
  const entry: OutboxEntry = { ...change, ...origin, id, tries: 0, state: "waiting" };
  if (version !== undefined) entry.version = version;
  return [...queue.filter((each) => !isReplaced(each)), entry];
}

/** The last change of a subject with another one of the same person in its request, where it can still be in it. */
function joinedWith(
  last: OutboxEntry,
  joins: NewEntry["joins"],
  { id, by }: Origin,
): OutboxEntry | undefined {
  const both = isUntried(last) && last.by.userId === by.userId && joins?.(last);
  if (!both) return undefined;
  const joined = [...(last.joined ?? []), id].slice(-MOST_JOINED_IDS);
  return { ...last, ...both, joined };
}

/** An id that sorts last, also if the change was made before the queue was read, on a device whose clock was set back. */
function placeFor(queue: Queue, { id }: Origin): string {
  return queue.some((entry) => entry.id > id) ? idFor(queue) : id;
}

/** The first change of each subject that is not set aside, where it is not refused: what may be sent now. */
export function readyIn(queue: Queue): OutboxEntry[] {
  const seen = new Set<string>();
  return queue.filter((entry) => {
    if (entry.isSetAside) return false;
    const key = subjectKey(entry);
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst && !isRefused(entry);
  });
}

/** Notes that a change is about to be sent: from here on the server may have it. */
export function withTry(
  queue: Queue,
  id: string,
  noted: (entry: OutboxEntry) => OutboxEntry = (entry) => entry,
): Queue {
  return edited(queue, id, (entry) => ({
    ...noted(entry),
    tries: entry.tries + 1,
    isInDoubt: true,
  }));
}

/** Removes a sent change. The next ones of its subject were made on its result, and take its version. */
export function withSent(queue: Queue, sent: OutboxEntry, answer: unknown): Queue {
  const version = versionIn(answer);
  return queue
    .filter(({ id }) => id !== sent.id)
    .map((entry) => {
      const follows = entry.version !== undefined && subjectKey(entry) === subjectKey(sent);
      return follows && version !== undefined ? { ...entry, version } : entry;
    });
}

export function withFailure(
  queue: Queue,
  id: string,
  failed: { failure: ApiFailure; state: OutboxEntry["state"]; isInDoubt: boolean },
): Queue {
  return edited(queue, id, (entry) => ({ ...entry, ...failed }));
}

/**
 * Puts what its department makes of a refused change in the change's place: its parts, each a request of its own, or less of it.
 * Without any it is given up, and with it what depends on it.
 */
export function withInstead(
  queue: Queue,
  id: string,
  { instead, failure, without }: Omit<Aftermath, "givenUp"> & { failure: ApiFailure },
  withoutDependent: SendingRules["without"],
): Queue {
  const refused = queue.find((entry) => entry.id === id);
  if (!refused) return queue;
  const { failure: _failure, joined: _joined, isInDoubt: _isInDoubt, ...whole } = refused;
  const parts = instead.map((part, index): OutboxEntry => {
    const own = { ...whole, ...part, id: partId(id, index), tries: 0 };
    return part.state === "refused" ? { ...own, failure } : own;
  });
  const isTakenOff = parts.length === 0 || parts.some(({ isSetAside }) => isSetAside);
  const left = without ?? (isTakenOff ? withoutDependent : undefined);
  return withoutIt(queue, refused, left, parts);
}

/** A later change that is not done, or only in part, where another one is given up, and the money that it then does not move. */
export type Dependent = Pick<OutboxEntry, "id" | "label"> & { amountCentimes: number };

/** What can't be done without a change, the oldest first. */
export function dependentsOf(
  queue: Queue,
  gone: OutboxEntry,
  without: SendingRules["without"],
): Dependent[] {
  const left = new Map(withoutIt(queue, gone, without).map((entry) => [entry.id, entry]));
  return queue
    .filter((entry) => entry.id !== gone.id && left.get(entry.id) !== entry)
    .map(({ id, label, amountCentimes = 0 }) => ({
      id,
      label,
      amountCentimes: amountCentimes - (left.get(id)?.amountCentimes ?? 0),
    }));
}

/** The queue without a change that is not done, or with its parts, and without what depends on it. */
function withoutIt(
  queue: Queue,
  gone: OutboxEntry,
  without: SendingRules["without"],
  parts: Queue = [],
): Queue {
  const key = subjectKey(gone);
  return queue.flatMap((entry) => {
    if (entry.id === gone.id) return parts;
    const isLater = entry.id > gone.id && subjectKey(entry) === key;
    return isLater && without ? (without(entry, gone) ?? []) : [entry];
  });
}

/** Makes a refused change wait again; one that was set aside, after all that was sent without it. */
export function withRetry(queue: Queue, id: string): Queue {
  const setAside = queue.find((entry) => entry.id === id && entry.isSetAside);
  if (!setAside) return edited(queue, id, (entry) => ({ ...entry, state: "waiting" }));
  const { isSetAside: _isSetAside, ...entry } = setAside;
  const others = queue.filter((each) => each.id !== id);
  return [...others, { ...entry, id: idFor(queue), state: "waiting" }];
}

/** Puts another change in place of refused ones, as of the person and the time of the first; not where one is gone already. */
export function withReplaced(
  queue: Queue,
  ids: readonly string[],
  change: NewEntry,
  id: string,
): Queue {
  const replaced = queue.filter((entry) => ids.includes(entry.id));
  const [first] = replaced;
  if (!first || replaced.length < ids.length) return queue;
  const { hotelId, by, at } = first;
  const left = queue.filter((entry) => !ids.includes(entry.id));
  return withAdded(left, change, { id, hotelId, by, at });
}

/**
 * Puts the report for the audit trail in place of a discarded change and of what depends on it: the trail keeps it, also if it
 * is sent later.
 */
export function withDiscarded(
  queue: Queue,
  id: string,
  { reason, ...origin }: Pick<Origin, "by" | "at"> & { reason: string },
  without?: SendingRules["without"],
): Queue {
  const discarded = queue.find((entry) => entry.id === id);
  if (!discarded?.discardUrl) return queue;
  const { department, permission, hotelId, label, discardUrl } = discarded;
  const dependents = dependentsOf(queue, discarded, without);
  const report: OutboxEntry = {
    department,
    permission,
    hotelId,
    label,
    ...origin,
    subject: `discarded ${id}`,
    method: "POST",
    url: discardUrl,
    body: {
      change: inShort([label, ...dependents.map((each) => each.label)].join(" + ")),
      madeBy: discarded.by.name,
      madeAt: discarded.at,
      reason,
    },
    tags: [],
    id: idFor(queue),
    tries: 0,
    state: "waiting",
  };
  return [...withoutIt(queue, discarded, without), report];
}

const inShort = (text: string) =>
  text.length > LONGEST_REPORT ? `${text.slice(0, LONGEST_REPORT - 1)}…` : text;

/** `body` keeps the order of its members in IndexedDB. */
function isSameRequest(
  waiting: OutboxEntry,
  { method, url, body }: Pick<NewEntry, "method" | "url" | "body">,
) {
  const isSame = waiting.method === method && waiting.url === url;
  return !isRefused(waiting) && isSame && JSON.stringify(waiting.body) === JSON.stringify(body);
}

const isUntried = ({ tries, state }: OutboxEntry) => tries === 0 && state === "waiting";
const isRefused = ({ state }: OutboxEntry) => state === "refused";

function edited(queue: Queue, id: string, edit: (entry: OutboxEntry) => OutboxEntry): Queue {
  return queue.map((entry) => (entry.id === id ? edit(entry) : entry));
}

function versionIn(answer: unknown): number | undefined {
  if (typeof answer !== "object" || answer === null || !("version" in answer)) return undefined;
  return typeof answer.version === "number" ? answer.version : undefined;
}
