import postgres from "postgres";
import { readInstallation } from "../../start/installation-file.ts";
import { installationAt, ownInstallation } from "../installations.ts";

/** Runs statements as the owner of the tested installation's database, for states that no screen can create. */
export async function asOwner<T>(
  work: (tx: postgres.TransactionSql) => Promise<T>,
  hotelId = "",
): Promise<T> {
  const owner = connect(ownInstallation().data);
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

/** Turns fsync off: the data of a journey need not survive a crash of the machine. */
export async function withoutDisk(index: number): Promise<void> {
  const owner = connect(installationAt(index).data);
  try {
    await owner`alter system set fsync = off`;
    await owner`select pg_reload_conf()`;
  } finally {
    await owner.end({ timeout: 5 });
  }
}

function connect(data: string): postgres.Sql {
  const url = readInstallation(data)?.databaseUrl;
  if (!url) throw new Error("the installation under test is not running");
  return postgres(url, { max: 1, onnotice: () => undefined });
}
