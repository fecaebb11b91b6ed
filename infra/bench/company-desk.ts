import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import {
  type CompanyId,
  companyIdSchema,
  type HotelId,
  hotelIdSchema,
} from "@funduq/shared-types/values/ids";
import type postgres from "postgres";
import type { ApiProcess } from "./api-process.ts";

/** The business date of its hotel. */
export const COMPANY_DAY = "2026-11-21";

export type BenchCompany = { hotelId: HotelId; companyId: CompanyId; cookie: string };

/** A company of a new hotel, and a signed-in manager of that hotel. */
export async function makeCompany(owner: postgres.Sql): Promise<BenchCompany> {
  const hotelId = hotelIdSchema.parse(randomUUID());
  const companyId = companyIdSchema.parse(randomUUID());
  const userId = randomUUID();
  const token = randomUUID().repeat(2);
  const email = `commercial-${userId}@bench.test`;
  await owner`insert into hotels (id, name, business_date) values (${hotelId}, 'Companies', ${COMPANY_DAY})`;
  await owner`insert into users (id, email, display_name) values (${userId}, ${email}, 'Commercial')`;
  await owner`insert into hotel_users (hotel_id, id, email, user_id, display_name, role)
    values (${hotelId}, ${randomUUID()}, ${email}, ${userId}, 'Commercial', 'manager')`;
  const hash = createHash("sha256").update(token).digest("hex");
  await owner`insert into sessions (id, user_id, expires_at) values (${hash}, ${userId}, now() + interval '12 hours')`;
  await owner`insert into companies (hotel_id, id, name, name_search)
    values (${hotelId}, ${companyId}, 'Sonatrach', 'sonatrach')`;
  return { hotelId, companyId, cookie: `__Host-funduq=${token}` };
}

type Sent = { path: string; body: object; status: number };

/** Sends a request about the company; from the request to its answer in milliseconds. */
export async function send<Answer>(
  { origin }: ApiProcess,
  { hotelId, companyId, cookie }: BenchCompany,
  { path, body, status }: Sent,
): Promise<{ answer: Answer; ms: number }> {
  const begun = performance.now();
  const response = await fetch(`${origin}/api/hotels/${hotelId}/companies/${companyId}/${path}`, {
    method: "POST",
    headers: {
      cookie,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  const ms = performance.now() - begun;
  assert.equal(response.status, status, JSON.stringify(answer));
  return { answer, ms };
}

/** The median and the longest. */
export function timesOf(times: readonly number[]): { p50Ms: number; maxMs: number } {
  const sorted = [...times].sort((one, other) => one - other);
  return { p50Ms: sorted[Math.floor(sorted.length / 2)] ?? 0, maxMs: sorted.at(-1) ?? 0 };
}
