import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { runNightAudit } from "@funduq/api/modules/night-audit/night-audit.service";
import { connect } from "@funduq/api/platform/db/connect";
import { hotelScope } from "@funduq/api/platform/db/transactions";
import { fillHouse } from "@funduq/api/testing/full-house";
import type {
  NightAuditPreview,
  NightAuditResult,
} from "@funduq/shared-types/contracts/night-audit";
import { calendarDateIn } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { type ApiProcess, startApi } from "./api-process.ts";

/** The number of guests in house, and the maximum duration of the night audit. */
export const HOUSES = [
  { rooms: 1_000, aimMs: 500 },
  { rooms: 10_000, aimMs: 4_000 },
] as const;
const ROUNDS = 3;

export type NightFigures = {
  rooms: number;
  aimMs: number;
  previewMs: number;
  /** From the HTTP request to its response. */
  auditMs: number;
  /** The same SQL statements in one transaction of a new session, without the API. */
  bareMs: number;
};

type House = { hotelId: HotelId; userId: UserId; cookie: string; rooms: number };
type Statement = { query: string; params: unknown[] };

/**
 * Closes days of a full hotel, alternately by HTTP and by the SQL statements only. A rolled-back rehearsal
 * runs before each, so that both find the tables in the same state. With few and long runs the minimum is
 * reported, as the rest is noise of the machine.
 */
export async function measureNightAudit(ownerUrl: string, appUrl: string): Promise<NightFigures[]> {
  const owner = connect(ownerUrl, { max: 1 });
  const client = connect(appUrl, { max: 1 });
  const api = await startApi(ownerUrl);
  try {
    const figures: NightFigures[] = [];
    for (const { rooms, aimMs } of HOUSES) {
      const house = await makeHouse(owner, rooms);
      figures.push({ rooms, aimMs, ...(await closeNights(api, { client, appUrl }, house)) });
    }
    return figures;
  } finally {
    await api.stop();
    await Promise.all([owner.end({ timeout: 5 }), client.end({ timeout: 5 })]);
  }
}

type Bare = { client: postgres.Sql; appUrl: string };

async function closeNights(api: ApiProcess, { client, appUrl }: Bare, house: House) {
  const times = { preview: [] as number[], audit: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await rehearse(client, house, await readPreview(api, house));
    const shown = await timed(() => readPreview(api, house));
    times.preview.push(shown.ms);
    times.audit.push((await timed(() => close(api, house, shown.value))).ms);
    const statements = await rehearse(client, house, await readPreview(api, house));
    times.bare.push(await replay(appUrl, statements));
  }
  return {
    previewMs: Math.min(...times.preview),
    auditMs: Math.min(...times.audit),
    bareMs: Math.min(...times.bare),
  };
}

async function readPreview({ origin }: ApiProcess, house: House): Promise<NightAuditPreview> {
  const { hotelId, cookie } = house;
  const address = `${origin}/api/hotels/${hotelId}/night-audit/preview`;
  const response = await fetch(address, { headers: { cookie } });
  assert.equal(response.status, 200);
  const preview: NightAuditPreview = await response.json();
  assert.equal(preview.totals.postings, 2 * house.rooms);
  return preview;
}

async function close(
  { origin }: ApiProcess,
  { hotelId, cookie, rooms }: House,
  { businessDate, fingerprint }: NightAuditPreview,
): Promise<void> {
  const response = await fetch(`${origin}/api/hotels/${hotelId}/night-audit`, {
    method: "POST",
    headers: {
      cookie,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify({ businessDate, fingerprint }),
  });
  assert.equal(response.status, 200);
  const result: NightAuditResult = await response.json();
  assert.equal(result.postings, 2 * rooms);
}

/** Runs the night audit in a transaction that is rolled back; returns its SQL statements. */
async function rehearse(
  client: postgres.Sql,
  { hotelId, userId }: House,
  { businessDate, fingerprint }: NightAuditPreview,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const logger = {
    logQuery: (query: string, params: unknown[]) => void statements.push({ query, params }),
  };
  const by = { userId, displayName: "Bench", isSuperAdmin: false, role: "manager", sections: [] };
  const now = new Date();
  const today = calendarDateIn("Africa/Algiers", now);
  const closing = {
    by: by as Parameters<typeof runNightAudit>[3]["by"],
    now,
    today,
    requestId: "bench",
  };
  const enough = new Error("rehearsed");
  const rehearsal = drizzle(client, { logger }).transaction(async (tx) => {
    await tx.execute(hotelScope(hotelId));
    await runNightAudit(tx, hotelId, { businessDate, fingerprint }, closing);
    throw enough;
  });
  await rehearsal.catch((error: unknown) => assert.equal(error, enough));
  return statements;
}

/** The duration of the statements, without the time to connect. */
async function replay(appUrl: string, statements: readonly Statement[]): Promise<number> {
  const texts = statements.map(literally);
  const client = connect(appUrl, { max: 1 });
  try {
    await client`select 1`;
    const { ms } = await timed(() =>
      client.begin(async (tx) => {
        for (const text of texts) await tx.unsafe(text);
      }),
    );
    return ms;
  } finally {
    await client.end({ timeout: 5 });
  }
}

function literally({ query, params }: Statement): string {
  return query.replace(/\$(\d+)/g, (_, place) => {
    const value = params[Number(place) - 1];
    if (value === null || value === undefined) return "null";
    return typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
  });
}

async function makeHouse(owner: postgres.Sql, rooms: number): Promise<House> {
  const [hotelId, userId] = [randomUUID() as HotelId, randomUUID() as UserId];
  const token = `bench-night-${rooms}-${"t".repeat(40)}`;
  const email = `night${rooms}@bench.test`;
  // In the past, because a day can't be closed before it has begun.
  const businessDate = "2026-03-01";
  await owner`insert into hotels (id, name, business_date) values (${hotelId}, ${`Night ${rooms}`}, ${businessDate})`;
  await owner`insert into users (id, email, display_name) values (${userId}, ${email}, 'Night manager')`;
  await owner`insert into hotel_users (hotel_id, id, email, user_id, display_name, role)
    values (${hotelId}, ${randomUUID()}, ${email}, ${userId}, 'Night manager', 'manager')`;
  const hash = createHash("sha256").update(token).digest("hex");
  await owner`insert into sessions (id, user_id, expires_at) values (${hash}, ${userId}, now() + interval '12 hours')`;
  await fillHouse(owner, { hotelId, rooms, businessDate });
  return { hotelId, userId, rooms, cookie: `__Host-funduq=${token}` };
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const begun = performance.now();
  const value = await work();
  return { ms: performance.now() - begun, value };
}

export function printNightAudit(houses: readonly NightFigures[]): void {
  console.log(
    `\nThe night audit of a full house, from the request to its answer; best of ${ROUNDS}`,
  );
  for (const { rooms, aimMs, previewMs, auditMs, bareMs } of houses) {
    const ratio = (auditMs / bareMs).toFixed(2);
    console.log(
      `  ${`${rooms} guests, ${2 * rooms} lines`.padEnd(44)} ${auditMs.toFixed(0)} ms (aim ${aimMs}), ` +
        `${ratio} of the bare statements' ${bareMs.toFixed(0)} ms (aim 1.3); preview ${previewMs.toFixed(0)} ms`,
    );
  }
}
