import { randomBytes } from "node:crypto";
import {
  type TakeTillTurn,
  type TillPeople,
  type TillTurn,
  tillActionSchema,
} from "@funduq/shared-types/contracts/till-turn";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { may, type Principal } from "@funduq/shared-types/rules/permissions";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { hashToken } from "../../platform/hash-token.ts";
import type { UnstoredCall } from "../../platform/route.ts";
import { forgetGuesses } from "./pin-guesses.queries.ts";
import { checkPin } from "./pin-guesses.ts";
import {
  deleteTurn,
  findPersonWithPin,
  insertTurn,
  listPeopleWithPin,
  lockHotelShared,
  type PersonWithPin,
} from "./till-turns.queries.ts";

const LASTS_MINUTES = { waiter: 12 * 60, approval: 2 };
const NEEDS = { waiter: "pos.sell", approval: "pos.correct" } as const;

const principalOf = ({ role, sections }: PersonWithPin): Principal => ({
  isSuperAdmin: false,
  role,
  sections,
});

/** Who may use the till and has a PIN (POS-15). */
export async function listTillPeople(
  tx: HotelTx,
  hotelId: HotelId,
  askedBy: UserId,
): Promise<TillPeople> {
  const all = await listPeopleWithPin(tx, hotelId);
  const people = all
    .filter((person) => may(principalOf(person), "pos.sell"))
    .map((person) => ({
      userId: person.userId,
      name: person.name,
      mayCorrect: may(principalOf(person), "pos.correct"),
    }));
  return { people, hasOwnPin: people.some(({ userId }) => userId === askedBy) };
}

/**
 * Gives a person a turn at the till by their PIN (POS-11, POS-15). A waiter's turn ends the one that the request came with;
 * an approval keeps who asked for it. Throws `till-pin.wrong` and `till-pin.blocked`; who has no PIN, or not the right, is
 * answered as a wrong PIN.
 */
export async function takeTurn(call: UnstoredCall, wanted: TakeTillTurn): Promise<TillTurn> {
  const { runtime, hotel, actor, turn, sessionToken } = call;
  const { purpose } = wanted;
  const person = { hotelId: hotel.id, userId: wanted.userId };
  const pinHash = await checkPin(call, person, wanted.pin);
  const token = randomBytes(32).toString("base64url");
  return runtime.database.withHotel(hotel.id, async (tx) => {
    await lockHotelShared(tx, hotel.id);
    const found = await findPersonWithPin(tx, person);
    const isUnchanged = await forgetGuesses(tx, person, pinHash);
    if (!found || !isUnchanged || !may(principalOf(found), NEEDS[purpose]))
      throw new AppError("till-pin.wrong");
    if (purpose === "waiter" && turn) await deleteTurn(tx, hotel.id, turn.tokenHash);
    await insertTurn(tx, {
      ...person,
      tokenHash: hashToken(token),
      sessionId: hashToken(sessionToken),
      purpose,
      askedBy: purpose === "approval" ? actor.userId : null,
      lastsMinutes: LASTS_MINUTES[purpose],
    });
    return { token, userId: found.userId, name: found.name, may: tillActionsOf(found) };
  });
}

/** Ends the turn that the request came with: the till is locked. */
export async function endTurn({ runtime, hotel, turn }: UnstoredCall): Promise<void> {
  if (turn)
    await runtime.database.withHotel(hotel.id, (tx) => deleteTurn(tx, hotel.id, turn.tokenHash));
}

const tillActionsOf = (person: PersonWithPin) =>
  tillActionSchema.options.filter((action) => may(principalOf(person), action));
