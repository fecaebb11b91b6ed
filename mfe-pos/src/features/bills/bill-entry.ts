import type { BillLine, BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { MAX_OPERATIONS } from "@funduq/shared-types/values/bill-limits";
import { centimes } from "@funduq/shared-types/values/centimes";
import type { BillId } from "@funduq/shared-types/values/ids";
import { textOf } from "@funduq/shared-ui/i18n";
import type { EntryPart, Joined, OutboxEntry } from "@funduq/shared-ui/outbox";
import { billName } from "./bill-name.ts";
import { amountOf, changesInWords } from "./bill-words.ts";
import type { PendingOperation } from "./pending-operation.ts";

/** What says which guests' bill it is. */
export type BillHead = Pick<OpenBill, "tableName" | "name" | "covers" | "openedBy" | "openedAt">;

/** What the till keeps with operations in the outbox. */
export type OperationsMemo = {
  kind: "operations";
  ref: BillRef;
  /** 'Bill 2, T7'. */
  title: string;
  /** Whose bill it is, for when it is gone. An entry of an earlier release has none. */
  head?: BillHead | undefined;
  operations: readonly PendingOperation[];
  /** The lines that they are about, as they were on the screen. */
  lines: Readonly<Record<string, BillLine>>;
  /** There was a network when they were made. */
  isMadeOnline: boolean;
  /**
   * The bill without them, from their first try on: while it is unknown whether they were done, a list may contain them
   * already. Null where the bill was not open.
   */
  base?: OpenBill | null;
};

/** What the till keeps with a sale in the outbox: the receipt that the guests were given. */
export type SaleMemo = { kind: "sale"; ref: BillRef; receipt: Sale };

/** The label is in the audit trail where the change is discarded. */
const LONGEST_LABEL = 200;

const t = textOf("till");
const pos = textOf("pos");

export const subjectOf = (billId: BillId) => `bill ${billId}`;
export const billPathOf = ({ hotelId, restaurantId, billId }: BillRef) =>
  `hotels/${hotelId}/restaurants/${restaurantId}/bills/${billId}`;

/** Undefined of the report of a discarded change. */
export function memoOf({ memo }: OutboxEntry): OperationsMemo | SaleMemo | undefined {
  return memo as OperationsMemo | SaleMemo | undefined;
}

export function operationsIn(entry: OutboxEntry): OperationsMemo | undefined {
  const memo = memoOf(entry);
  return memo?.kind === "operations" ? memo : undefined;
}

export function saleIn(entry: OutboxEntry): SaleMemo | undefined {
  const memo = memoOf(entry);
  return memo?.kind === "sale" ? memo : undefined;
}

export function titleOf({ name, tableName }: Pick<OpenBill, "name" | "tableName">): string {
  const bill = billName(name, pos);
  return tableName ? t("unsent-bill", { bill, table: tableName }) : bill;
}

function headOf({ tableName, name, covers, openedBy, openedAt }: OpenBill): BillHead {
  return { tableName, name, covers, openedBy, openedAt };
}

export function saleLabelOf({ billName: name, tableName, provisionalNumber }: Sale): string {
  const title = titleOf({ name, tableName });
  return shortened(t("unsent-sale", { bill: title, number: provisionalNumber ?? "" }));
}

/** Where the bill is shown; of a table, beside its other ones. */
function hrefOf(ref: BillRef, tableId: string | null): string {
  const query = new URLSearchParams({ ...(tableId && { table: tableId }), bill: ref.billId });
  return `/hotel/${ref.hotelId}/pos-sales?${query}`;
}

/** What all entries of a bill have. */
export function billChange(ref: BillRef) {
  return {
    permission: "pos.sell",
    subject: subjectOf(ref.billId),
    method: "POST",
    // Whose turn it is, and what becomes of a refused one, is decided by the till.
    needsRules: true,
    // The live change has the lists read again.
    tags: [],
    discardUrl: `${billPathOf(ref)}/discarded-change`,
  } as const;
}

/** Operations as one request, in words and with what they come to. */
export function partOf(memo: OperationsMemo): Pick<EntryPart, "label" | "body"> & Joined {
  const { title, operations, lines } = memo;
  const words = changesInWords(t, operations, lines);
  const changes = words.join(", ") || t("new-bill");
  return {
    label: shortened(t("unsent-changes", { bill: title, changes })),
    amountCentimes: centimes(amountOf(operations, lines)),
    body: { operations: operations.map(({ operation }) => operation) },
    memo,
  };
}

/** What the outbox keeps of operations. `bill` is the bill as it is shown. */
export function operationsChange(
  ref: BillRef,
  bill: OpenBill | undefined,
  operations: readonly PendingOperation[],
) {
  const named = bill ?? operations.find((each) => each.bill)?.bill;
  const memo = {
    kind: "operations",
    ref,
    title: named ? titleOf(named) : "",
    head: named && headOf(named),
    operations,
    lines: linesAbout(operations, bill),
    isMadeOnline: navigator.onLine,
  } as const;
  return {
    ...billChange(ref),
    href: hrefOf(ref, named?.tableId ?? null),
    ...partOf(memo),
    url: `${billPathOf(ref)}/operations`,
    joins: joining(memo),
  };
}

/** Sends operations with those of their bill that were not tried yet. */
const joining =
  (memo: OperationsMemo) =>
  (last: OutboxEntry): Joined | undefined => {
    const before = operationsIn(last);
    if (!before) return undefined;
    const operations = [...before.operations, ...memo.operations];
    if (operations.length > MAX_OPERATIONS) return undefined;
    const isMadeOnline = before.isMadeOnline && memo.isMadeOnline;
    const lines = { ...before.lines, ...memo.lines };
    return partOf({ ...before, title: memo.title, operations, lines, isMadeOnline });
  };

/** The lines that operations are about, as they are on the bill or as the operations add them. */
function linesAbout(
  operations: readonly PendingOperation[],
  bill: OpenBill | undefined,
): OperationsMemo["lines"] {
  const ids = new Set<string>(
    operations.flatMap(({ operation }) => ("lineId" in operation ? operation.lineId : [])),
  );
  const lines = [...(bill?.lines ?? []), ...operations.flatMap(({ line }) => line ?? [])];
  return Object.fromEntries(lines.filter(({ id }) => ids.has(id)).map((line) => [line.id, line]));
}

export function shortened(label: string): string {
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label;
}
