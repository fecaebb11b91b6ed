import type { Tag } from "@funduq/shared-types/contracts/live";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { recordChange } from "../../platform/changes.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import type { PrintJob } from "./print-work.queries.ts";

type Announced = Pick<PrintJob, "id" | "restaurantId" | "printerName">;

/** Has the open screens of the restaurant list a printer that began to fail, or papers that were given up. */
export const announceFailure = announcer("pos.printer-failed", "Bill");

/** Has the open screens of the restaurant read again which printers fail: one prints again. */
export const announceRecovery = announcer("pos.printer-recovered", "Bill");

/** Has the managers' lists of printers say that a printer confirms its papers. */
export const announceConfirmation = announcer("pos.printer-confirms", "Restaurant");

function announcer(action: string, tag: Tag) {
  return (tx: HotelTx, hotelId: HotelId, job: Announced, at: Date): Promise<void> =>
    recordChange(tx, {
      hotelId,
      action,
      tags: [tag],
      entityId: job.restaurantId,
      by: null,
      at,
      requestId: job.id,
      details: { facts: [fact("printer", "text", { after: job.printerName })] },
    });
}
