import type { PoliceForm, UnnamedOccupants } from "@funduq/shared-types/contracts/police";
import type { GuestId } from "@funduq/shared-types/values/ids";

/**
 * What lies over the report. It holds what it needs itself: a line that another desk takes off the
 * list takes no open form with it.
 */
export type OverReport =
  | { kind: "print"; keys: readonly string[] }
  | { kind: "fill"; guestId: GuestId }
  | { kind: "name"; stay: UnnamedOccupants }
  | { kind: "undo"; form: PoliceForm };
