import type { PosItem } from "@funduq/shared-types/contracts/pos-menu";
import type { BillLineId } from "@funduq/shared-types/values/ids";

/** What is asked for over the bill. */
export type OrderDialog =
  | { kind: "options"; item: PosItem }
  | { kind: "line" | "void"; lineId: BillLineId }
  /** On one line, or on the whole bill. */
  | { kind: "discount"; lineId: BillLineId | null }
  | { kind: "split" | "merge" | "move" | "covers" | "print" };
