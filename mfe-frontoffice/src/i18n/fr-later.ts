import type { Texts } from "@funduq/shared-ui/i18n";
import { texts as booking } from "./fr/booking.ts";
import { texts as change } from "./fr/change.ts";
import { texts as folio } from "./fr/folio.ts";
import { texts as folioInvoice } from "./fr/folio-invoice.ts";
import { texts as groupAccount } from "./fr/group-account.ts";
import { texts as groups } from "./fr/groups.ts";
import { texts as guests } from "./fr/guests.ts";
import { texts as police } from "./fr/police.ts";
import { texts as print } from "./fr/print.ts";
import { texts as stay } from "./fr/stay.ts";

/** What opens over the first screen, in French. */
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
