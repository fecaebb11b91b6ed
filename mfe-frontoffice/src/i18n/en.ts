import { texts as availability } from "./en/availability.ts";
import { texts as booking } from "./en/booking.ts";
import { texts as change } from "./en/change.ts";
import { texts as dashboard } from "./en/dashboard.ts";
import { texts as folio } from "./en/folio.ts";
import { texts as groupAccount } from "./en/group-account.ts";
import { texts as groups } from "./en/groups.ts";
import { texts as guests } from "./en/guests.ts";
import { texts as police } from "./en/police.ts";
import { texts as print } from "./en/print.ts";
import { texts as search } from "./en/search.ts";
import { texts as stay } from "./en/stay.ts";

/** The front office in English. The specification's sentences are exact. */
export const texts = {
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
} as const;
