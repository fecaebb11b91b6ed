import { password } from "../accounts.ts";
import { openRequests } from "./call-api.ts";
import { asOwner } from "./database.ts";
import type { Newcomer } from "./newcomers.ts";

type Colleague = {
  name: string;
  /** 4 to 8 digits. */
  pin: string;
  role: "employee" | "pos-manager";
};

/** Gives people of a hotel a name and rights, and sets their PIN as they would; an employee may sell, a manager also correct. */
export async function givePin(
  origin: string,
  hotelId: string,
  person: Newcomer,
  { name, pin, role }: Colleague,
): Promise<void> {
  const sections = role === "employee" ? ["pos"] : [];
  const { email } = person;
  await asOwner(async (tx) => {
    await tx`update users set display_name = ${name} where email = ${email}`;
    await tx`update hotel_users set display_name = ${name}, role = ${role}, sections = ${sections}
      where hotel_id = ${hotelId} and email = ${email}`;
  }, hotelId);
  const request = await openRequests(origin, await person.signIn());
  const answer = await request.put(`/api/hotels/${hotelId}/till-pins/own`, {
    data: { pin, password },
  });
  if (answer.status() !== 204) throw new Error(await answer.text());
  await request.dispose();
}
