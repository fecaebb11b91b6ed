import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { joinHotel, makeHotel, makeStaff, TEST_PASSWORD } from "../../testing/factories-core.ts";
import { codeOf, cookieOf, invitationsIn, newEmail } from "../../testing/invitations.ts";
import { appOver, testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;

const { linkTo, mailedToken, invited, finish } = invitationsIn(api);
const check = (token: string) => request("POST", "/sign-in-links/check", { body: { token } });

describe("a link", () => {
  it("AUTH-09 is stored only as a hash, bound to its email, for a day", async () => {
    const email = newEmail();
    const token = await linkTo(email);
    const [row] = await owner`
      select token_hash, email, expires_at - created_at = '24 hours' as a_day
      from sign_in_links where email = ${email}`;
    expect(row).toMatchObject({ email, a_day: true });
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.token_hash).not.toContain(token);
  });

  it("AUTH-06 can be checked without being used up", async () => {
    const { token, email } = await invited(await makeStaff(database));
    for (let looked = 0; looked < 20; looked += 1) expect((await check(token)).status).toBe(204);
    expect((await finish(token, email)).status).toBe(200);
    expect(await codeOf(await check(token))).toBe("sign-in-link.invalid");
  });

  it("AUTH-09 I15 works once: of many concurrent requests exactly one signs in", async () => {
    const { token, email } = await invited(await makeStaff(database));
    const other = appOver(api);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? api : other).request("POST", "/sign-in-links/finish", {
          body: { token, email },
          headers: { "x-forwarded-for": `203.0.113.${n}` },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 401, 429, 503].includes(status))).toBe(true);
    const [{ count } = { count: 0 }] = await owner`
      select count(*)::int from sessions join users on users.id = user_id where email = ${email}`;
    expect(count).toBe(1);
  });

  it("AUTH-07 AUTH-09 that is used, expired, voided, unknown or for another email has the same answer", async () => {
    const admin = await makeStaff(database);
    const used = await invited(admin);
    await finish(used.token, used.email);
    const late = await invited(admin);
    await owner`
      update sign_in_links set created_at = now() - interval '25 hours',
        expires_at = now() - interval '1 second' where email = ${late.email}`;
    const voided = await invited(admin);
    await linkTo(voided.email, admin.hotelId);
    const other = await invited(admin);

    const answers = [];
    for (const [token, email] of [
      [used.token, used.email],
      [late.token, late.email],
      [voided.token, voided.email],
      ["A".repeat(43), other.email],
      [other.token, used.email],
      [other.token, "nobody@hotel.test"],
    ] as const) {
      const response = await finish(token, email);
      const { requestId: _, ...problem } = (await response.json()) as { requestId: string };
      answers.push(problem);
      expect(response.headers.get("set-cookie")).toBeNull();
    }

    expect(answers[0]).toMatchObject({
      status: 401,
      code: "sign-in-link.invalid",
      detail: "This sign-in link is invalid or expired.",
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await finish(other.token, other.email.toUpperCase())).status).toBe(200);
  });

  it("T7 AUTH-09 has the same limits for a guessed email as for a guessed password", async () => {
    const { token, email } = await invited(await makeStaff(database));
    const from = { "x-forwarded-for": "198.51.100.9" };
    for (let n = 0; n < 5; n += 1) {
      expect((await finish("B".repeat(43), email, from)).status).toBe(401);
    }
    expect(await codeOf(await finish(token, email, from))).toBe("session.too-many-attempts");
    expect((await finish(token, email, { "x-forwarded-for": "198.51.100.10" })).status).toBe(200);
  });

  it("T7 AUTH-06 that is invalid and opened many times blocks no sign-in from the same address", async () => {
    const clerk = await makeStaff(database);
    const headers = { "x-forwarded-for": "198.51.100.11" };
    for (let opened = 0; opened < 24; opened += 1) {
      const token = "ABCD".charAt(opened % 4).repeat(43);
      const refused = await request("POST", "/sign-in-links/check", { body: { token }, headers });
      expect(await codeOf(refused)).toBe("sign-in-link.invalid");
    }
    const body = { email: clerk.email, password: TEST_PASSWORD };
    expect((await request("POST", "/session", { body, headers })).status).toBe(200);
  });

  it("T9 writes neither its secret nor the email to the log", async () => {
    const { token, email } = await invited(await makeStaff(database));
    await check(token);
    await finish(token, email);
    expect(api.logged.join("\n")).not.toContain(token);
    expect(api.logged.join("\n")).not.toContain(email);
  });
});

describe("the first sign-in", () => {
  it("AUTH-10 applies the invitation once: hotel, role, sections, and a change for the live streams", async () => {
    const admin = await makeStaff(database);
    const body = { role: "front-office", sections: ["front_office", "pos"] };
    const { token, email, id } = await invited(admin, body);

    const session = await (await finish(token, email)).json();

    expect(session).toMatchObject({
      user: { email, displayName: "Nadia Hamdi", isSuperAdmin: false },
      hotels: [{ hotelId: admin.hotelId, ...body }],
    });
    const changes = await owner`
      select action, tags, entity_id from changes where hotel_id = ${admin.hotelId} order by seq`;
    expect(changes.map(({ action }) => action)).toEqual(["users.invite", "users.join"]);
    expect(changes[1]).toMatchObject({ tags: ["User"], entity_id: id });
  });

  it("AUTH-10 makes an employee without sections unless the invitation has others", async () => {
    const admin = await makeStaff(database);
    const { token, email } = await invited(admin);
    expect(await (await finish(token, email)).json()).toMatchObject({
      hotels: [{ role: "employee", sections: [] }],
    });
  });

  it("AUTH-10 gives the account every hotel that has invited the email, and no other user's place", async () => {
    const [first, second] = [await makeStaff(database), await makeStaff(database)];
    const { email } = await invited(first);
    await owner`delete from outgoing_mails`;
    await request("POST", `/hotels/${second.hotelId}/users`, {
      as: second,
      body: { email, displayName: "" },
    });
    const session = (await (await finish(await mailedToken(email), email)).json()) as {
      hotels: { hotelId: string }[];
    };
    const entered = session.hotels.map(({ hotelId }) => hotelId).sort();
    expect(entered).toEqual([first.hotelId, second.hotelId].sort());
  });

  it("AUTH-10 an account with a password gets a new hotel at the next sign-in", async () => {
    const admin = await makeStaff(database);
    const clerk = await makeStaff(database);
    await request("POST", `/hotels/${admin.hotelId}/users`, {
      as: admin,
      body: { email: clerk.email, displayName: "" },
    });
    const body = { email: clerk.email, password: TEST_PASSWORD };
    const session = (await (await request("POST", "/session", { body })).json()) as {
      hotels: { hotelId: string }[];
    };
    expect(session.hotels.map(({ hotelId }) => hotelId)).toContain(admin.hotelId);
  });

  it("AUTH-19 AUTH-04 is refused for a place disabled meanwhile, and the link is not used up", async () => {
    const admin = await makeStaff(database);
    const { token, email, id } = await invited(admin);
    const status = `/hotels/${admin.hotelId}/users/${id}/status`;
    await request("PUT", status, { as: admin, body: { status: "disabled" } });
    const refused = await finish(token, email);
    expect([refused.status, await codeOf(refused)]).toEqual([403, "session.no-hotel"]);
    await request("PUT", status, { as: admin, body: { status: "active" } });
    expect((await finish(token, email)).status).toBe(200);
  });

  it("AUTH-04 by a link to an email without an invitation is refused", async () => {
    const email = newEmail();
    const refused = await finish(await linkTo(email), email);
    expect(await codeOf(refused)).toBe("session.no-hotel");
    expect(await owner`select from users where email = ${email}`).toHaveLength(0);
  });

  it("T10 ends the account's sessions on other devices", async () => {
    const clerk = await makeStaff(database);
    const elsewhere = await api.signIn(clerk);
    const cookie = cookieOf(await finish(await linkTo(clerk.email), clerk.email));
    const seen = (headers: Record<string, string>) => request("GET", "/session", { headers });
    expect((await seen({ cookie: elsewhere })).status).toBe(401);
    expect((await seen({ cookie })).status).toBe(200);
  });
});

it("AUTH-10 a place that already has an account is not joined again", async () => {
  const admin = await makeStaff(database);
  const { token, email } = await invited(admin);
  const hotelId = await makeHotel(database);
  await finish(token, email);
  const [account] = await owner`select id from users where email = ${email}`;
  await joinHotel(database, { userId: account?.id, email, password: "" }, { hotelId });
  const again = await finish(await linkTo(email), email);
  expect(((await again.json()) as { hotels: unknown[] }).hotels).toHaveLength(2);
  const joins = await database.withHotel(admin.hotelId, (tx) =>
    tx.execute(sql`select from changes where action = 'users.join'`),
  );
  expect(joins).toHaveLength(1);
});
