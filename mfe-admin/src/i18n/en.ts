import { texts as accounts } from "./en/accounts.ts";
import { texts as audit } from "./en/audit.ts";
import { texts as doubt } from "./en/doubt.ts";
import { texts as hotels } from "./en/hotels.ts";
import { texts as identityReads } from "./en/identity-reads.ts";
import { texts as integrity } from "./en/integrity.ts";
import { texts as mails } from "./en/mails.ts";
import { texts as rates } from "./en/rates.ts";
import { texts as reportMail } from "./en/report-mail.ts";
import { texts as reports } from "./en/reports.ts";
import { texts as setup } from "./en/setup.ts";
import { texts as superAdmins } from "./en/super-admins.ts";
import { texts as trail } from "./en/trail.ts";
import { texts as users } from "./en/users.ts";

/** Administration in English. The specification's sentences are exact. */
export const texts = {
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
} as const;
