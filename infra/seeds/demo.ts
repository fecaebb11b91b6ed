import type { MasterKeys } from "@funduq/api/platform/identity-keys";
import { createPasswordHashing } from "@funduq/api/platform/password-hashing";
import { calendarDateIn } from "@funduq/shared-types/values/calendar-date";
import postgres from "postgres";
import { demoHotel, secondHotel } from "./hotel-plans.ts";
import { collectRows, type HotelRows, insertRows } from "./hotel-rows.ts";
import { planDemoHotel } from "./plan-hotel.ts";
import { type Random, seededRandom } from "./random.ts";
import { seedContext, seededId } from "./seed-context.ts";

export const DEMO_PASSWORD = "demo-funduq";

/** The demo accounts: role and sections in the first hotel; the super admin may open every hotel. */
const accounts = [
  { name: "super", displayName: "Nour Belkacem", role: null, sections: [] },
  { name: "admin", displayName: "Karim Haddad", role: "hotel-admin", sections: [] },
  { name: "manager", displayName: "Lynda Meziane", role: "manager", sections: [] },
  {
    name: "frontdesk",
    displayName: "Amina Cherif",
    role: "front-office",
    sections: ["front_office"],
  },
  { name: "commercial", displayName: "Rachid Ziani", role: "commercial", sections: [] },
  {
    name: "housekeeping",
    displayName: "Samia Kaci",
    role: "housekeeping",
    sections: ["housekeeping"],
  },
  { name: "pos", displayName: "Yacine Touati", role: "employee", sections: ["pos"] },
] as const;

export const demoAccounts = accounts.map(({ name }) => `${name}@funduq.test`);

export type SeedOptions = {
  /** The database owner's connection URL. */
  ownerUrl: string;
  masterKeys: MasterKeys;
  /** The day of the first start becomes the hotels' business date. */
  now: Date;
  seed?: number;
};

/**
 * Fills an empty installation with two demo hotels and accounts; does nothing when a hotel exists. Runs in
 * one transaction and is safe to call concurrently.
 *
 * The same seed and day give the same hotels.
 *
 * @returns whether anything was written.
 */
export async function seedDemo({
  ownerUrl,
  masterKeys,
  now,
  seed = 1962,
}: SeedOptions): Promise<boolean> {
  const random = seededRandom(seed);
  const businessDate = calendarDateIn("Africa/Algiers", now);
  const passwordHash = await createPasswordHashing().hash(DEMO_PASSWORD);
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
  try {
    return await owner.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(727002)`;
      await tx`select set_config('app.scope', 'system', true)`;
      const [known] = await tx`select from users limit 1`;
      if (known) return false;
      const people = accounts.map((account) => ({
        ...account,
        id: seededId(random, businessDate),
      }));
      for (const { id, name, displayName, role } of people)
        await tx`insert into users ${tx({
          id,
          email: `${name}@funduq.test`,
          display_name: displayName,
          password_hash: passwordHash,
          is_super_admin: role === null,
        })}`;
      const deskUserId = people[3]?.id ?? "";
      for (const plan of [demoHotel, secondHotel]) {
        const rows = collectRows(seededId(random, businessDate));
        planDemoHotel(seedContext(rows, random, businessDate, deskUserId, now.toISOString()), plan);
        if (plan === demoHotel) addStaff(rows, people, random, businessDate);
        await insertRows(tx, rows, masterKeys);
      }
      return true;
    });
  } finally {
    await owner.end({ timeout: 5 });
  }
}

type Person = (typeof accounts)[number] & { id: string };

function addStaff(
  rows: HotelRows,
  people: readonly Person[],
  random: Random,
  businessDate: Parameters<typeof seededId>[1],
): void {
  for (const { id, name, displayName, role, sections } of people) {
    if (role === null) continue;
    rows.add("hotel_users", {
      id: seededId(random, businessDate),
      email: `${name}@funduq.test`,
      user_id: id,
      display_name: displayName,
      role,
      sections: [...sections],
    });
  }
}
