import type { HotelId } from "@funduq/shared-types/values/ids";
import { expect } from "vitest";
import { issueSignInLink } from "../modules/sessions/sign-in-links.service.ts";
import type { TestUser } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

let serial = 0;
export const newEmail = () => `nadia-${++serial}@hotel.test`;
export const cookieOf = (response: Response) =>
  (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
export const codeOf = async (response: Response) =>
  ((await response.json()) as { code: string }).code;

/** Invitations, the links in their mails, and sign-ins with them. */
export function invitationsIn({ database, owner, request }: TestApp) {
  /** The secret of a new link to the email, from a hotel, or from the operator without one. */
  async function linkTo(email: string, hotelId?: HotelId): Promise<string> {
    const path = await database.withSystem((tx) => issueSignInLink(tx, email, { hotelId }));
    return path.replace("/finish-signin#", "");
  }

  /** The secret in the only queued mail to the email, of any hotel or of the given one. */
  async function mailedToken(email: string, hotelId?: string): Promise<string> {
    const rows = await owner`select body_text from outgoing_mails where recipient = ${email}
      and ${hotelId ? owner`for_hotel_id = ${hotelId}` : true}`;
    expect(rows).toHaveLength(1);
    return /\{origin\}\/finish-signin#([\w-]{43})\n/.exec(rows[0]?.body_text)?.[1] ?? "no link";
  }

  /** Invites a new user; returns the user and the secret in the mail. */
  async function invited(admin: { hotelId: string } & TestUser, body: object = {}) {
    const response = await request("POST", `/hotels/${admin.hotelId}/users`, {
      as: admin,
      body: { email: newEmail(), displayName: "Nadia Hamdi", ...body },
    });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    const [place] = await owner<{ email: string }[]>`
      select email from hotel_users where id = ${id}`;
    const email = place?.email ?? "";
    return { email, id, token: await mailedToken(email, admin.hotelId) };
  }

  const finish = (token: string, email: string, headers: Record<string, string> = {}) =>
    request("POST", "/sign-in-links/finish", { body: { token, email }, headers });

  return { linkTo, mailedToken, invited, finish };
}
