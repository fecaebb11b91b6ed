import type { Texts } from "@funduq/shared-ui/i18n";
import { texts as booking } from "./ar/booking.ts";
import { texts as change } from "./ar/change.ts";
import { texts as folio } from "./ar/folio.ts";
import { texts as folioInvoice } from "./ar/folio-invoice.ts";
import { texts as groupAccount } from "./ar/group-account.ts";
import { texts as groups } from "./ar/groups.ts";
import { texts as guests } from "./ar/guests.ts";
import { texts as police } from "./ar/police.ts";
import { texts as print } from "./ar/print.ts";
import { texts as stay } from "./ar/stay.ts";

/** What opens over the first screen, in Arabic. */
export const texts: Texts = {
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
};
