import { randomUUID } from "node:crypto";
import type { Language, Theme } from "@funduq/shared-types/contracts/session";
import type { HotelRole, Section } from "@funduq/shared-types/contracts/user";
import { emailOf, password } from "../accounts.ts";
import { type SignedIn, signIn } from "./call-api.ts";
import { asOwner } from "./database.ts";

export type Newcomer = {
  email: string;
  hotelId: string;
  hotelUserId: string;
  /** Opens a browser signed in as this user. */
  signIn(): Promise<SignedIn>;
};

export type NewcomerPlan = {
  /** Undefined: a user without a hotel. */
  role?: HotelRole;
  sections?: Section[];
  isSuperAdmin?: boolean;
  /** The first hotel, where the demo's users work. */
  hotel?: HotelName;
  language?: Language;
  theme?: Theme;
  name?: string;
};

const hotelNames = { first: "Hôtel Nour El Bahr", second: "Hôtel Dar El Wahat" } as const;
export type HotelName = keyof typeof hotelNames;

/**
 * Creates a user for one test: for changes that would disturb the demo's users (language, ended sessions)
 * and for roles that the demo does not have.
 */
export async function hire(origin: string, plan: NewcomerPlan): Promise<Newcomer> {
  const id = randomUUID();
  const hotelUserId = randomUUID();
  const email = `${id}@funduq.test`;
  const name = plan.name ?? "Meriem Saadi";
  const hotelId = await idOfHotel(plan.hotel ?? "first");
  await asOwner(async (tx) => {
    await tx`
      insert into users (id, email, display_name, password_hash, is_super_admin, language, theme)
      select ${id}, ${email}, ${name}, password_hash, ${plan.isSuperAdmin ?? false},
        ${plan.language ?? null}, ${plan.theme ?? "system"}
      from users where email = ${emailOf("frontdesk")}`;
    if (!plan.role) return;
    await tx`insert into hotel_users ${tx({
      hotel_id: hotelId,
      id: hotelUserId,
      user_id: id,
      email,
      display_name: name,
      role: plan.role,
      sections: plan.sections ?? [],
    })}`;
  }, hotelId);
  return { email, hotelId, hotelUserId, signIn: () => signIn(origin, email, password) };
}

export async function idOfHotel(hotel: HotelName): Promise<string> {
  const name = hotelNames[hotel];
  const [found] = await asOwner(
    (tx) => tx<{ id: string }[]>`select id from hotels where name = ${name}`,
  );
  return found?.id ?? "";
}
