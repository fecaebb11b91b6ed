import type { Database } from "../platform/db/database.ts";
import { posDesk } from "./pos-desk.ts";
import { dice } from "./races.ts";
import { appOver, type TestApp } from "./test-app.ts";

const broken = () => new Error("the connection broke");

/** A process that rolls some transactions back after all their statements, and loses some answers of those that it committed. */
export function unreliable(
  api: TestApp,
  share: { rolledBack: number; lost: number },
  seed: number,
) {
  const { database } = api;
  const roll = dice(seed);
  const counts = { rolledBack: 0, lost: 0 };
  const withHotel: Database["withHotel"] = async (hotelId, work, limits) => {
    const fate = roll(100);
    const isRolledBack = fate < share.rolledBack;
    const isLost = !isRolledBack && fate < share.rolledBack + share.lost;
    const result = await database.withHotel(
      hotelId,
      async (tx) => {
        const done = await work(tx);
        if (!isRolledBack) return done;
        counts.rolledBack += 1;
        throw broken();
      },
      limits,
    );
    if (!isLost) return result;
    counts.lost += 1;
    throw broken();
  };
  return { counts, ...posDesk(appOver({ ...api, database: { ...database, withHotel } })) };
}
