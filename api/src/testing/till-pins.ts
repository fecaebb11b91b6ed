import { TILL_TURN_HEADER } from "@funduq/shared-types/values/till-turn";
import { hash } from "@node-rs/argon2";
import { pinSecrets } from "../modules/till-turns/pin-secret.ts";
import type { TestStaff } from "./factories-core.ts";
import { testMasterKeys } from "./master-keys.ts";
import { type Outcome, outcomeOf } from "./races.ts";
import type { TestApp } from "./test-app.ts";

/** Gives a person a PIN that is cheap to verify. */
export async function setPin({ owner }: Pick<TestApp, "owner">, person: TestStaff, pin: string) {
  const [secret = ""] = pinSecrets(testMasterKeys, person, pin);
  const pinHash = await hash(secret, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  await owner`
    insert into staff_pins (hotel_id, user_id, pin_hash)
    values (${person.hotelId}, ${person.userId}, ${pinHash})
    on conflict (hotel_id, user_id) do update set pin_hash = excluded.pin_hash`;
}

type Wish = { as: TestStaff; person: TestStaff; pin: string; purpose?: string; turn?: string };

/** Asks for a turn at the till of `as`. `turn`: the one that the request comes with. */
export async function askTurn(
  api: TestApp,
  { as, person, pin, purpose = "waiter", turn }: Wish,
): Promise<Outcome & { body: unknown }> {
  const { userId, hotelId } = person;
  const response = await api.request("POST", `/hotels/${hotelId}/till-turns`, {
    as,
    body: { userId, pin, purpose },
    ...(turn && { headers: { [TILL_TURN_HEADER]: turn } }),
  });
  return outcomeOf(response);
}

/** The token of a turn. */
export async function tokenOf(api: TestApp, wish: Wish): Promise<string> {
  const { status, body } = await askTurn(api, wish);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as { token: string }).token;
}
