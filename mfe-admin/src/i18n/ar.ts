import type { Texts } from "@funduq/shared-ui/i18n";
import { texts as accounts } from "./ar/accounts.ts";
import { texts as audit } from "./ar/audit.ts";
import { texts as doubt } from "./ar/doubt.ts";
import { texts as hotels } from "./ar/hotels.ts";
import { texts as identityReads } from "./ar/identity-reads.ts";
import { texts as integrity } from "./ar/integrity.ts";
import { texts as mails } from "./ar/mails.ts";
import { texts as rates } from "./ar/rates.ts";
import { texts as reportMail } from "./ar/report-mail.ts";
import { texts as reports } from "./ar/reports.ts";
import { texts as setup } from "./ar/setup.ts";
import { texts as superAdmins } from "./ar/super-admins.ts";
import { texts as trail } from "./ar/trail.ts";
import { texts as users } from "./ar/users.ts";

/** Administration in Arabic, as hotel staff say it. */
export const texts: Texts = {
  ...accounts,
  ...audit,
  ...doubt,
  ...hotels,
  ...identityReads,
  ...integrity,
  ...mails,
  ...rates,
  ...reportMail,
  ...reports,
  ...setup,
  ...superAdmins,
  ...trail,
  ...users,
};
