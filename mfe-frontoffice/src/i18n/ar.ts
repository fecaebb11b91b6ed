import type { Texts } from "@funduq/shared-ui/i18n";
import { texts as availability } from "./ar/availability.ts";
import { texts as booking } from "./ar/booking.ts";
import { texts as change } from "./ar/change.ts";
import { texts as dashboard } from "./ar/dashboard.ts";
import { texts as folio } from "./ar/folio.ts";
import { texts as groupAccount } from "./ar/group-account.ts";
import { texts as groups } from "./ar/groups.ts";
import { texts as guests } from "./ar/guests.ts";
import { texts as police } from "./ar/police.ts";
import { texts as print } from "./ar/print.ts";
import { texts as search } from "./ar/search.ts";
import { texts as stay } from "./ar/stay.ts";

/** The front office in Arabic, as hotel staff say it. */
export const texts: Texts = {
  ...availability,
  ...booking,
  ...change,
  ...dashboard,
  ...folio,
  ...groupAccount,
  ...groups,
  ...guests,
  ...police,
  ...print,
  ...search,
  ...stay,
};
