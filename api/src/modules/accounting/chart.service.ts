import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type {
  ChartAccount,
  ChartOfAccounts,
  SaveChart,
} from "@funduq/shared-types/contracts/chart-of-accounts";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { chartVerdict } from "@funduq/shared-types/rules/chart-of-accounts";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { assertSeen, lockSetup, lookOf } from "../hotels/setup.service.ts";
import { listAccounts, replaceAccounts } from "./chart.queries.ts";

/** The hotel's chart of accounts, empty while nobody has saved one. */
export async function getChart(tx: HotelTx, hotelId: HotelId): Promise<ChartOfAccounts> {
  const accounts = await listAccounts(tx, hotelId);
  return { seen: lookOf(accounts), accounts };
}

type SavedChart = { chart: ChartOfAccounts; facts: AuditFact[] };

/**
 * Saves the whole chart. It has no first day: entries are made of postings whenever they are read, so those of closed
 * days get the account of today, too.
 */
export async function saveChart(
  tx: HotelTx,
  hotelId: HotelId,
  { seen, accounts }: SaveChart,
): Promise<SavedChart> {
  const setup = await lockSetup(tx, hotelId);
  const before = await listAccounts(tx, hotelId);
  await assertSeen(tx, setup, { seen, now: before, action: "accounting.save-chart" });
  assertAllowed(chartVerdict(accounts));
  await replaceAccounts(tx, hotelId, accounts);
  return { chart: await getChart(tx, hotelId), facts: chartFacts(before, accounts) };
}

/** The accounts that changed, each with its purpose. */
function chartFacts(before: readonly ChartAccount[], after: readonly ChartAccount[]): AuditFact[] {
  const [was, is] = [textsByPurpose(before), textsByPurpose(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((purpose) => was.get(purpose) !== is.get(purpose))
    .map((purpose) =>
      fact("account", "text", { before: was.get(purpose), after: is.get(purpose), of: purpose }),
    );
}

function textsByPurpose(accounts: readonly ChartAccount[]): Map<string, string> {
  return new Map(accounts.map(({ purpose, code, label }) => [purpose, `${code} ${label}`]));
}
