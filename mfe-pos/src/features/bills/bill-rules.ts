import type { Aftermath, EntryPart, OutboxEntry } from "@funduq/shared-ui/outbox";
import { type ApiFailure, leavesDoubt } from "@funduq/shared-ui/state";
import { type OperationsMemo, operationsIn, partOf, saleIn } from "./bill-entry.ts";
import type { LinesById } from "./bill-words.ts";
import { dependsOn } from "./depends-on.ts";
import type { PendingOperation } from "./pending-operation.ts";

/** Operations that were given up, for a notice. */
export type Refusal = {
  refused: readonly PendingOperation[];
  /** What they may be about. */
  lines: LinesById;
  failure: ApiFailure;
};

type Around = {
  later: readonly OutboxEntry[];
  now: Date;
  /** Says what was given up; undefined: nobody would hear it. */
  tell: ((refusal: Refusal) => void) | undefined;
};

/** Who made something this long ago may not look at the till any more: what is refused is listed then. */
const LOOKS_ON_MS = 60_000;

/**
 * What becomes of refused operations. Several are sent one by one, to find the refused one. That one is given up with a
 * notice where who made it looks on; where it was made without a network or a while ago it stays, in the list of what is not
 * sent. Of a bill that has ended, what was done before is left out. Where the bill's sale follows, nothing is lost: the sale
 * has all its lines.
 */
export function afterRefusal(
  entry: OutboxEntry,
  failure: ApiFailure,
  { later, now, tell }: Around,
): Aftermath | undefined {
  const memo = operationsIn(entry);
  if (!memo || isOfPerson(failure)) return undefined;
  if (later.some(saleIn)) return { instead: [] };
  const { operations } = memo;
  const isEnded = endsBill(failure);
  if (!isEnded && operations.length > 1)
    return { instead: operations.map((each) => waiting(memo, [each])) };
  const lost = isEnded ? operations.filter(isLost(failure)) : operations;
  if (lost.length === 0) return { instead: [] };
  const isSeen = memo.isMadeOnline && now.getTime() - Date.parse(entry.at) < LOOKS_ON_MS;
  if (!isSeen || !tell)
    return { instead: [{ ...partOf({ ...memo, operations: lost }), state: "refused" }] };
  return { instead: [], tell: () => tell({ refused: lost, lines: memo.lines, failure }) };
}

/** A later entry without what can't be done now that `gone` is not. */
export function without(later: OutboxEntry, gone: OutboxEntry): OutboxEntry | undefined {
  const [memo, refused] = [operationsIn(later), operationsIn(gone)];
  if (!memo || !refused) return later;
  const operations = memo.operations.filter(
    (each) => !refused.operations.some((earlier) => dependsOn(each, earlier)),
  );
  if (operations.length === memo.operations.length) return later;
  return operations.length > 0 ? { ...later, ...partOf({ ...memo, operations }) } : undefined;
}

const waiting = (memo: OperationsMemo, operations: readonly PendingOperation[]): EntryPart => ({
  ...partOf({ ...memo, operations }),
  state: "waiting",
});

/** Nothing was decided about the operations: whoever may send them can send them again. */
const isOfPerson = ({ status }: ApiFailure) => status === 403;

/** The bill itself is gone: no operation on it can be done any more. */
export function endsBill({ code }: ApiFailure): boolean {
  return ["bill.not-found", "bill.sold", "restaurant.not-found"].includes(code);
}

/** Whether an operation was not done before the bill ended, as the refusal says. */
function isLost({ params }: ApiFailure) {
  const done = Array.isArray(params.done) ? params.done : [];
  return ({ operation }: PendingOperation) => !done.includes(operation.id);
}

/** Tried again after a while. What nobody here may send waits for the next sign-in, the next tap or 'Try again'. */
export function isSentLater(failure: ApiFailure): boolean {
  return leavesDoubt(failure) || failure.status === 429;
}
