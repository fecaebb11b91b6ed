import postgres from "postgres";
import { readInstallation } from "../../start/installation-file.ts";
import { ownInstallation } from "../installations.ts";

/** Runs statements as the owner of the tested installation's database, for states that no screen can create. */
export async function asOwner<T>(
  work: (tx: postgres.TransactionSql) => Promise<T>,
  hotelId = "",
): Promise<T> {
  const url = readInstallation(ownInstallation().data)?.databaseUrl;
  if (!url) throw new Error("the installation under test is not running");
  const owner = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return (await owner.begin(async (tx) => {
      await tx`select set_config('app.scope', 'system', true),
        set_config('app.hotel_id', ${hotelId}, true)`;
      return work(tx);
    })) as T;
  } finally {
    await owner.end({ timeout: 5 });
  }
}
