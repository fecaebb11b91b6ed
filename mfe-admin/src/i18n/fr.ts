import type { Texts } from "@funduq/shared-ui/i18n";
import { texts as accounts } from "./fr/accounts.ts";
import { texts as audit } from "./fr/audit.ts";
import { texts as doubt } from "./fr/doubt.ts";
import { texts as hotels } from "./fr/hotels.ts";
import { texts as identityReads } from "./fr/identity-reads.ts";
import { texts as integrity } from "./fr/integrity.ts";
import { texts as mails } from "./fr/mails.ts";
import { texts as rates } from "./fr/rates.ts";
import { texts as reportMail } from "./fr/report-mail.ts";
import { texts as reports } from "./fr/reports.ts";
import { texts as setup } from "./fr/setup.ts";
import { texts as superAdmins } from "./fr/super-admins.ts";
import { texts as trail } from "./fr/trail.ts";
import { texts as users } from "./fr/users.ts";

/** Administration in French, as hotel staff say it. */
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
