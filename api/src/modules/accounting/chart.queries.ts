import type { ChartAccount } from "@funduq/shared-types/contracts/chart-of-accounts";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { eq } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { chartAccounts } from "./accounting.tables.ts";

/** Ordered by purpose: the hash of the chart is the same for the same accounts. */
export async function listAccounts(tx: HotelTx, hotelId: HotelId): Promise<ChartAccount[]> {
  const { purpose, code, label } = chartAccounts;
  return tx
    .select({ purpose, code, label })
    .from(chartAccounts)
    .where(eq(chartAccounts.hotelId, hotelId))
    .orderBy(purpose);
}

/** All of them at once: two accounts may change their labels or purposes with each other. */
export async function replaceAccounts(
  tx: HotelTx,
  hotelId: HotelId,
  accounts: readonly ChartAccount[],
): Promise<void> {
  await tx.delete(chartAccounts).where(eq(chartAccounts.hotelId, hotelId));
  if (accounts.length === 0) return;
  await tx.insert(chartAccounts).values(accounts.map((account) => ({ hotelId, ...account })));
}
