import type { HotelUserList } from "@funduq/shared-types/contracts/user";
import { describe, expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { makeStaff, TEST_PASSWORD, type TestUser } from "../../testing/factories-core.ts";
import { codeOf, invitationsIn, newEmail } from "../../testing/invitations.ts";
import { arrangeRace, tally, waiting } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { invited, linkTo, mailedToken, finish } = invitationsIn(api);

type Place = { hotelId: string } & TestUser;
const correct = (as: Place, id: string, email: string, version = 1) =>
  request("PUT", `/hotels/${as.hotelId}/users/${id}/email`, { as, body: { email, version } });
const mailsTo = (email: string) => owner`select from outgoing_mails where recipient = ${email}`;

describe("a mistyped address", () => {
  it("USR-02 USR-03 is corrected: the old link becomes void, a new one goes to the right email", async () => {
    const admin = await makeStaff(database);
    const wrong = await invited(admin, { role: "front-office" });
    const email = newEmail();

    const saved = await correct(admin, wrong.id, ` ${email.toUpperCase()} `);
    expect(saved.status).toBe(200);
    expect(await saved.json()).toEqual({ id: wrong.id, version: 2 });
    const list = await request("GET", `/hotels/${admin.hotelId}/users`, { as: admin });
    const { users }: HotelUserList = await list.json();
    expect(users.find(({ id }) => id === wrong.id)).toMatchObject({
      email,
      role: "front-office",
      invitation: "waiting",
      version: 2,
    });
    expect(await mailsTo(wrong.email)).toEqual([]);
    expect((await finish(wrong.token, wrong.email)).status).toBe(401);
    expect((await finish(wrong.token, email)).status).toBe(401);
    const entered = await finish(await mailedToken(email), email);
    expect(await entered.json()).toMatchObject({ hotels: [{ hotelId: admin.hotelId }] });
  });

  it("AUTH-10 a sign-in by another link to the mistyped address gets no place in the hotel", async () => {
    const admin = await makeStaff(database);
    const wrong = await invited(admin);
    await correct(admin, wrong.id, newEmail());
    const answer = await finish(await linkTo(wrong.email), wrong.email);
    expect(await codeOf(answer)).toBe("session.no-hotel");
  });

  it("USR-02 of two admins who correct it, the second gets a conflict with the first one's name", async () => {
    const admin = await makeStaff(database, { displayName: "Lynda" });
    const { id } = await invited(admin);
    const [first, second] = [newEmail(), newEmail()];
    expect((await correct(admin, id, first)).status).toBe(200);
    const late = await correct(admin, id, second);
    expect(await late.json()).toMatchObject({
      code: "request.stale",
      params: { changedBy: "Lynda" },
    });
    expect(await mailsTo(second)).toEqual([]);
    await mailedToken(first);
  });

  it("USR-02 can't be changed once somebody has signed in with it", async () => {
    const admin = await makeStaff(database);
    const { id, email, token } = await invited(admin);
    expect((await finish(token, email)).status).toBe(200);
    const other = newEmail();
    expect(await codeOf(await correct(admin, id, other))).toBe("user.email-fixed");
    expect(await mailsTo(other)).toEqual([]);
  });

  it("USR-02 can't be corrected to the email of a user who already has a place in the hotel", async () => {
    const admin = await makeStaff(database);
    const { id, email, token } = await invited(admin);
    const answer = await correct(admin, id, admin.email.toUpperCase());
    expect(await codeOf(answer)).toBe("user.already-here");
    expect((await finish(token, email)).status).toBe(200);
  });

  it("USR-03 another hotel's invitation to the same mailbox stays as it is", async () => {
    const [admin, elsewhere] = [await makeStaff(database), await makeStaff(database)];
    const mine = await invited(admin);
    const theirs = await invited(elsewhere, { email: mine.email });
    expect((await correct(admin, mine.id, newEmail())).status).toBe(200);
    const entered = await finish(theirs.token, theirs.email);
    expect(await entered.json()).toMatchObject({ hotels: [{ hotelId: elsewhere.hotelId }] });
  });

  it("X-07 is not found in another hotel, and can only be replaced by a valid email", async () => {
    const [admin, elsewhere] = [await makeStaff(database), await makeStaff(database)];
    const { id } = await invited(elsewhere);
    expect(await codeOf(await correct(admin, id, newEmail()))).toBe("user.not-found");
    const own = await invited(admin);
    expect(await codeOf(await correct(admin, own.id, "no address"))).toBe("request.invalid");
  });
});

describe("at once", () => {
  it("AUTH-10 either the link is followed or the address is corrected, never both", async () => {
    const admin = await makeStaff(database);
    const { id, email, token } = await invited(admin);
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from hotel_users where id = ${id} for update`,
      () => [finish(token, email), correct(admin, id, newEmail())],
    );
    const [place] = await owner`
      select h.email = ${email} as "isOld", h.user_id is null as "isOpen"
      from hotel_users h where h.id = ${id}`;
    expect(place).toEqual(
      tally(outcomes)["409 user.email-fixed"]
        ? { isOld: true, isOpen: false }
        : { isOld: false, isOpen: true },
    );
  });

  it("AUTH-10 an account with the mistyped address that signs in during the correction gets no place", async () => {
    const admin = await makeStaff(database);
    const stranger = await makeStaff(database);
    const { id } = await invited(admin, { email: stranger.email });
    const email = newEmail();
    const body = { email: stranger.email, password: TEST_PASSWORD };
    // The sign-in is sent while the correction waits for the lock of the place.
    const signIn = async () => {
      await eventually(async () => expect(await waiting(owner)).toBe(1));
      return request("POST", "/session", { body });
    };
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from hotel_users where id = ${id} for update`,
      () => [correct(admin, id, email), signIn()],
    );
    expect(tally(outcomes)).toEqual({ 200: 2 });
    const places = await owner`
      select email, user_id as "userId" from hotel_users where id = ${id}`;
    expect(places).toEqual([{ email, userId: null }]);
  });

  it("USR-02 an invitation and a correction to the same address give only one place", async () => {
    const admin = await makeStaff(database);
    const { id } = await invited(admin);
    const email = newEmail();
    const outcomes = await arrangeRace(
      api,
      (tx) =>
        tx`select pg_advisory_xact_lock(hashtextextended(${`sign-in links for ${admin.hotelId}`}, 0))`,
      () => [
        correct(admin, id, email),
        request("POST", `/hotels/${admin.hotelId}/users`, {
          as: admin,
          body: { email, displayName: "" },
        }),
      ],
    );
    expect(tally(outcomes)["409 user.already-here"]).toBe(1);
    const places = await owner`
      select from hotel_users where hotel_id = ${admin.hotelId} and email = ${email}`;
    expect(places).toHaveLength(1);
  });
});
