import * as z from "zod/mini";
import { userIdSchema } from "../values/ids.ts";
import { PIN_LENGTH } from "../values/till-turn.ts";

const pinSchema = z
  .string()
  .check(z.regex(new RegExp(`^[0-9]{${PIN_LENGTH.min},${PIN_LENGTH.max}}$`, "u"), "4 to 8 digits"));

/** Removes one's own PIN. The password proves that it is not somebody else at an unlocked till. */
export const removeTillPinSchema = z.strictObject({
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type RemoveTillPin = z.infer<typeof removeTillPinSchema>;

/** Sets one's own PIN, with the password as well. */
export const setTillPinSchema = z.strictObject({ ...removeTillPinSchema.shape, pin: pinSchema });
export type SetTillPin = z.infer<typeof setTillPinSchema>;

/** `waiter`: works at the till until somebody else does. `approval`: one write, within two minutes. */
export const turnPurposeSchema = z.enum(["waiter", "approval"]);
export type TurnPurpose = z.infer<typeof turnPurposeSchema>;

export const takeTillTurnSchema = z.strictObject({
  userId: userIdSchema,
  pin: pinSchema,
  purpose: turnPurposeSchema,
});
export type TakeTillTurn = z.infer<typeof takeTillTurnSchema>;

/** What a turn may be allowed to do: the actions of the till's routes. */
export const tillActionSchema = z.enum(["pos.sell", "pos.view", "pos.correct"]);
export type TillAction = z.infer<typeof tillActionSchema>;

export const tillTurnSchema = z.object({
  token: z.string(),
  userId: userIdSchema,
  name: z.string(),
  may: z.array(tillActionSchema),
});
export type TillTurn = z.infer<typeof tillTurnSchema>;

/** Who may use the till by PIN, by name, and whether the person who asks has one. */
export const tillPeopleSchema = z.object({
  people: z.array(z.object({ userId: userIdSchema, name: z.string(), mayCorrect: z.boolean() })),
  hasOwnPin: z.boolean(),
});
export type TillPeople = z.infer<typeof tillPeopleSchema>;
export type TillPerson = TillPeople["people"][number];
