import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { makeHotel } from "@funduq/api/testing/factories-core";
import { viewNamed } from "@funduq/shared-types/testing/departments";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { describedAs, openTestDesk, refusalIn, testBuild } from "./test-desk.ts";
import { createToken, listTokens, revokeToken } from "./tokens.ts";

const { owner, database, token, put, rollBack, current, stored } = await openTestDesk();
const foreign = await createToken(owner, "mfe-admin", "Administration");
let versions = 0;
let version: string;

beforeEach(() => {
  version = `0.1.0-${(++versions).toString(16).padStart(10, "0")}`;
});

describe("a department's token", () => {
  it("X-03 releases its department and is recorded in release_events", async () => {
    const former = await current();
    const response = await put(testBuild(version), { version });
    expect([response.status, await response.json()]).toEqual([
      201,
      {
        module: "mfe-pos",
        version,
        formerVersion: former ?? null,
        browserCheck: "skipped: a test",
      },
    ]);
    expect(await current()).toBe(version);
    expect(fs.readdirSync(path.join(stored(version), "js")).sort()).toEqual([
      "expose.0123456789.js",
      "expose.0123456789.js.br",
      "expose.0123456789.js.gz",
    ]);
    const [event] = await owner`
      select made_by, module, token_id is not null as by_token from release_events
      where version = ${version}`;
    expect(event).toEqual({ made_by: "Restaurant", module: "mfe-pos", by_token: true });
  });

  it("X-03 can neither release nor roll back another department", async () => {
    const before = await current();
    for (const response of [
      await put(testBuild(version), { version, as: foreign }),
      await rollBack({}, foreign),
    ])
      expect(await refusalIn(response)).toEqual([403, "release.other-department"]);
    expect(
      await refusalIn(await put(testBuild(version), { version, module: "mfe-admin" })),
    ).toEqual([403, "release.other-department"]);
    expect(
      await refusalIn(
        await put(
          testBuild(version, {
            module: "mfe-admin",
            department: describedAs(viewNamed("system-admin")),
          }),
          {
            version,
          },
        ),
      ),
    ).toEqual([422, "release.refused", expect.stringContaining("mfe-admin")]);
    expect(await current()).toBe(before);
  });

  it.each([
    ["missing", ""],
    ["malformed", "hello"],
    ["wrong", token.replace(/.{4}$/, "AAAA")],
    ["unknown", token.replace(/[0-9a-f]{32}/, "0".repeat(32))],
  ])("X-03 is refused with 401 when it is %s", async (_, as) => {
    expect(await refusalIn(await put(testBuild(version), { version, as }))).toEqual([
      401,
      "release.token-required",
    ]);
    expect(fs.existsSync(stored(version))).toBe(false);
  });

  it("X-03 is refused with 401 once it is revoked", async () => {
    const short = await createToken(owner, "mfe-pos", "Trainee");
    expect((await put(testBuild(version), { version, as: short })).status).toBe(201);
    const listed = (await listTokens(owner, "mfe-pos")).find(({ name }) => name === "Trainee");
    expect(listed?.lastUsedOn).not.toBeNull();
    expect(await revokeToken(owner, "mfe-admin", listed?.id ?? "")).toBe(false);
    expect(await revokeToken(owner, "mfe-pos", listed?.id ?? "")).toBe(true);
    expect(await refusalIn(await put(testBuild(version), { version, as: short }))).toEqual([
      401,
      "release.token-required",
    ]);
  });

  it("X-03 is stored only as a hash, and the application's role cannot create one", async () => {
    const rows = JSON.stringify(await owner`select * from release_tokens`);
    expect(rows).not.toContain(token.slice(-43));
    for (const statement of [
      "update release_tokens set module = 'mfe-admin'",
      "insert into release_tokens (id, module, name, secret_hash) values (gen_random_uuid(), 'mfe-pos', 'x', repeat('0', 64))",
      "delete from release_events",
    ])
      await expect(database.system.execute(statement)).rejects.toMatchObject({
        cause: { code: "42501" },
      });
  });

  it("X-03 is rate limited: after ten wrong tokens an address gets 429, but a valid token from there still works", async () => {
    const client = "198.51.100.7";
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++)
      statuses.push(
        (await put(testBuild(version), { version, as: `wrong ${guess}`, client })).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await put(testBuild(version), { version, client })).status).toBe(201);
  });
});

describe("a version", () => {
  it("X-03 is immutable: a repeated upload changes nothing, and other content is refused", async () => {
    expect((await put(testBuild(version), { version })).status).toBe(201);
    expect((await put(testBuild(version), { version })).status).toBe(200);
    expect(
      await refusalIn(await put(testBuild(version, {}, "stealCards();"), { version })),
    ).toEqual([409, "release.version-taken"]);
    expect(
      fs.readFileSync(path.join(stored(version), "js/expose.0123456789.js"), "utf8"),
    ).toContain("menu");
    const [traces] = await owner`
      select count(*) from release_events where version = ${version}`;
    expect(Number(traces?.count)).toBe(1);
    fs.rmSync(stored(version), { recursive: true });
    expect((await put(testBuild(version, {}, "stealCards();"), { version })).status).toBe(409);
  });

  it("X-03 is published once when it is uploaded twice concurrently", async () => {
    const statuses = await Promise.all([
      put(testBuild(version), { version }),
      put(testBuild(version), { version }),
    ]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(await current()).toBe(version);
  });

  it("X-03 that is uploaded concurrently with another one is recorded; the last one recorded is current", async () => {
    const first = put(testBuild(version), { version });
    version = `0.1.0-${"f".repeat(10)}`;
    const second = put(testBuild(version), { version });
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([201, 201]);
    const [last] = await owner`
      select version from release_events order by made_at desc, version desc limit 1`;
    expect(await current()).toBe(last?.version);
  });

  it("X-03 can be released to one hotel first; an unknown hotel is refused", async () => {
    const before = await current();
    const hotelId = await makeHotel(database);
    expect((await put(testBuild(version), { version, query: `?hotelId=${hotelId}` })).status).toBe(
      201,
    );
    expect([await current(hotelId), await current()]).toEqual([version, before]);
    const nowhere = await put(testBuild(version), { version, query: `?hotelId=${randomUUID()}` });
    expect(await refusalIn(nowhere)).toEqual([404, "hotel.not-found"]);
  });

  it("X-03 a hotel with its own version follows all hotels again, which is recorded in release_events", async () => {
    const hotelId = await makeHotel(database);
    const everybodys = `0.1.0-${"e".repeat(10)}`;
    await put(testBuild(everybodys), { version: everybodys });
    await put(testBuild(version), { version, query: `?hotelId=${hotelId}` });
    const back = await rollBack({ hotelId, follow: true, from: version });
    expect([back.status, await back.json()]).toEqual([
      200,
      { module: "mfe-pos", version: everybodys, formerVersion: version },
    ]);
    expect([await current(hotelId), await current()]).toEqual([undefined, everybodys]);
    const [event] = await owner`
      select version, former_version from release_events
      where for_hotel_id = ${hotelId} order by made_at desc limit 1`;
    expect(event).toEqual({ version: everybodys, former_version: version });
    expect((await rollBack({ hotelId, follow: true, from: version })).status).toBe(409);
    expect((await rollBack({ hotelId, follow: true })).status).toBe(200);
    const nobody = await refusalIn(await rollBack({ follow: true }));
    expect(nobody).toEqual([422, "release.refused", expect.stringContaining("name it")]);
  });

  it("X-03 is deleted from disk once it is neither in use nor kept for a rollback", async () => {
    const sent = Array.from({ length: 7 }, (_, n) => `0.3.0-${`${n}`.repeat(10)}`);
    for (const each of sent) await put(testBuild(each), { version: each });
    const pinned = sent[1] ?? "";
    const hotelId = await makeHotel(database);
    await put(testBuild(pinned), { version: pinned, query: `?hotelId=${hotelId}` });
    expect(sent.filter((each) => fs.existsSync(stored(each)))).toEqual(sent);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 60 * 60 * 1000 });
    await put(testBuild(version), { version });
    expect(sent.filter((each) => fs.existsSync(stored(each)))).toEqual(sent);
    await owner`update release_events set made_at = made_at - interval '25 hours'`;
    const next = `0.3.0-${"9".repeat(10)}`;
    await put(testBuild(next), { version: next });
    vi.useRealTimers();
    expect(sent.filter((each) => fs.existsSync(stored(each)))).toEqual([pinned, ...sent.slice(-3)]);
  });
});
