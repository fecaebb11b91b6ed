import type { RecordedSale } from "@funduq/shared-types/contracts/pos-recorded-sale";
import { ZERO } from "@funduq/shared-types/values/centimes";
import type { PosTerminalId } from "@funduq/shared-types/values/ids";
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
  /** It was made just now. */
  isSeen: boolean;
  /** A screen says what is given up. */
  isHeard: boolean;
  /** The terminal that this device is now. */
  terminalId: PosTerminalId | undefined;
};

/** What becomes of a refused entry; undefined: it stays, in the list of what is not sent. */
export function afterRefusal(
  entry: OutboxEntry,
  failure: ApiFailure,
  around: Around,
): Aftermath | undefined {
  if (saleIn(entry)) return soldAtAnother(entry, failure, around.terminalId);
  const memo = operationsIn(entry);
  if (!memo || isOfPerson(failure)) return undefined;
  // Nothing is lost: the sale has all lines of the bill.
  if (around.later.some(saleIn)) return { instead: [] };
  const { operations } = memo;
  if (endsBill(failure)) return leftOver(entry, memo, failure, around);
  // One by one, to find the refused one.
  if (operations.length > 1) return { instead: operations.map((each) => part(memo, [each])) };
  return givenUp(memo, operations, failure, around);
}

/**
 * Operations that will not be done: given up with a notice where who made them looks on. Where they were made without a
 * network or a while ago they stay, and somebody decides.
 */
function givenUp(
  memo: OperationsMemo,
  lost: readonly PendingOperation[],
  failure: ApiFailure,
  { isSeen, isHeard, later }: Around,
): Aftermath {
  if (lost.length === 0) return { instead: [] };
  if (!memo.isMadeOnline || !isSeen || !isHeard)
    return {
      instead: [endsBill(failure) ? part(memo, lost, "refused") : setAside(memo, lost, later)],
    };
  const refusal: Refusal = { refused: lost, lines: memo.lines, failure };
  return { instead: [], givenUp: refusal };
}

/** A refused operation with what depends on it, beside the others of the bill. Nothing goes on without a bill. */
function setAside(
  memo: OperationsMemo,
  lost: readonly PendingOperation[],
  later: readonly OutboxEntry[],
): EntryPart {
  if (lost.some(({ operation }) => operation.kind === "opened")) return part(memo, lost, "refused");
  const dependent = later
    .flatMap((entry) => operationsIn(entry)?.operations ?? [])
    .filter((each) => lost.some((earlier) => dependsOn(each, earlier)));
  return { ...part(memo, [...lost, ...dependent], "refused"), isSetAside: true };
}

/** What was not done of a bill that has ended, as one entry with what was done later by the same person and never tried. */
function leftOver(
  entry: OutboxEntry,
  memo: OperationsMemo,
  failure: ApiFailure,
  around: Around,
): Aftermath {
  const untried = around.later.filter(
    (each) => each.tries === 0 && each.by.userId === entry.by.userId && operationsIn(each),
  );
  const all = [memo, ...untried.flatMap((each) => operationsIn(each) ?? [])];
  const together: OperationsMemo = {
    ...memo,
    lines: Object.assign({}, ...all.map(({ lines }) => lines)),
    isMadeOnline: all.every(({ isMadeOnline }) => isMadeOnline),
  };
  const lost = all.flatMap(({ operations }) => operations).filter(isLost(failure));
  return {
    ...givenUp(together, lost, failure, around),
    // What another person did, or may have been done, is refused on its own, and named.
    without: (later) => (untried.includes(later) ? undefined : later),
  };
}

/** A sale of a terminal that was removed meanwhile is sent again for the one that this device is now. */
function soldAtAnother(
  { label, body, amountCentimes = ZERO, memo = {} }: OutboxEntry,
  { code }: ApiFailure,
  terminalId: PosTerminalId | undefined,
): Aftermath | undefined {
  const isRemoved = ["terminal.not-found", "terminal.required"].includes(code);
  const sale = body as RecordedSale;
  if (!isRemoved || !terminalId || sale.terminalId === terminalId) return undefined;
  const mended = { label, amountCentimes, memo, body: { ...sale, terminalId } };
  return { instead: [{ ...mended, state: "waiting" }] };
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

const part = (
  memo: OperationsMemo,
  operations: readonly PendingOperation[],
  state: EntryPart["state"] = "waiting",
): EntryPart => ({ ...partOf({ ...memo, operations }), state });

/** The API refused the person, not the operations, which are kept: somebody with the right can send them. */
const isOfPerson = ({ status }: ApiFailure) => status === 403;

/** The bill itself is gone: no operation on it can be done any more. */
export function endsBill({ code }: ApiFailure): boolean {
  return ["bill.not-found", "bill.sold", "restaurant.not-found"].includes(code);
}

/**
 * Whether something is lost that was not done before the bill ended, as the refusal says. Not that dishes were served, or
 * that this was taken back: the bill's end says that nothing of it waits.
 */
function isLost({ params }: ApiFailure) {
  const done = Array.isArray(params.done) ? params.done : [];
  return ({ operation: { id, kind } }: PendingOperation) =>
    kind !== "served" && kind !== "unserved" && !done.includes(id);
}

/** Tried again after a while. What nobody here may send waits for the next sign-in, the next tap or 'Try again'. */
export function isSentLater(failure: ApiFailure): boolean {
  return leavesDoubt(failure) || failure.status === 429;
}
