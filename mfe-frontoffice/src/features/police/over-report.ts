import type { PoliceForm } from "@funduq/shared-types/contracts/police";

/** What lies over the report; forms are told by their keys, so that they stay those of the moment. */
export type OverReport =
  | { kind: "print"; keys: readonly string[] }
  | { kind: "fill" | "name"; key: string }
  | { kind: "undo"; form: PoliceForm };
