import { createPasswordHashing } from "@funduq/api/platform/password-hashing";
import { asOwner } from "./database.ts";
import type { Newcomer } from "./newcomers.ts";

type Colleague = {
  name: string;
  /** 4 to 8 digits. */
  pin: string;
  role: "employee" | "pos-manager";
};

/** Gives people of a hotel a name and a PIN for its till; an employee may sell, a manager also correct. */
export async function givePin(
  hotelId: string,
  { email }: Pick<Newcomer, "email">,
  { name, pin, role }: Colleague,
): Promise<void> {
  const pinHash = await createPasswordHashing().hash(pin);
  const sections = role === "employee" ? ["pos"] : [];
  await asOwner(async (tx) => {
    await tx`update users set display_name = ${name} where email = ${email}`;
    await tx`update hotel_users set display_name = ${name}, role = ${role}, sections = ${sections}
      where hotel_id = ${hotelId} and email = ${email}`;
    await tx`insert into staff_pins (hotel_id, user_id, pin_hash)
      select ${hotelId}, id, ${pinHash} from users where email = ${email}`;
  }, hotelId);
}
