import { texts as booking } from "./en/booking.ts";
import { texts as change } from "./en/change.ts";
import { texts as folio } from "./en/folio.ts";
import { texts as folioInvoice } from "./en/folio-invoice.ts";
import { texts as groupAccount } from "./en/group-account.ts";
import { texts as groups } from "./en/groups.ts";
import { texts as guests } from "./en/guests.ts";
import { texts as police } from "./en/police.ts";
import { texts as print } from "./en/print.ts";
import { texts as stay } from "./en/stay.ts";

/** What opens over the first screen, in English. */
export const texts = {
  ...booking,
  ...change,
  ...folio,
  ...folioInvoice,
  ...groupAccount,
  ...groups,
  ...guests,
  ...police,
  ...print,
  ...stay,
} as const;
