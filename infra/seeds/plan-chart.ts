import {
  accountPurposes,
  type KnownPurpose,
} from "@funduq/shared-types/contracts/chart-of-accounts";
import { proposedCodes } from "@funduq/shared-types/rules/chart-of-accounts";
import type { SeedContext } from "./seed-context.ts";

/** In French, as most business documents are. */
const labels: Readonly<Record<KnownPurpose, string>> = {
  "ledger.guest": "Clients – séjours",
  "ledger.deposit": "Clients – avances et acomptes reçus",
  "ledger.group": "Clients – groupes",
  "ledger.company": "Clients – sociétés",
  "method.Cash": "Caisse",
  "method.Credit Card": "Valeurs à l’encaissement",
  "method.Bank Transfer": "Banques, comptes courants",
  "method.Cheque": "Chèques à l’encaissement",
  "method.Other": "Comptes transitoires ou d’attente",
  "department.Room": "Prestations – hébergement",
  "department.Restaurant": "Prestations – restauration",
  "department.Front Office": "Prestations – réception",
  "department.Housekeeping": "Prestations – étages",
  "department.Spa": "Prestations – spa",
  "department.Other": "Produits des activités annexes",
  "department.Rebates": "Rabais, remises et ristournes accordés",
  "tax.tva": "TVA collectée",
  "tax.stay": "Taxe de séjour",
  "tax.tourism": "Taxe de tourisme (TDS)",
  "tax.stamp": "Droit de timbre",
};

/** The hotel's chart of accounts: the proposed one, as it was saved. */
export function planChart({ rows }: SeedContext): void {
  for (const purpose of accountPurposes)
    rows.add("chart_accounts", { purpose, code: proposedCodes[purpose], label: labels[purpose] });
}
