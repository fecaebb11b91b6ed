import type postgres from "postgres";
import { v7 as uuid } from "uuid";
import { documents, folioDocuments } from "./world-documents.ts";
import { house, people, stays } from "./world-house.ts";
import { type HotelWorld, newIds, type Rows } from "./world-ids.ts";
import { folios, groupAccount, postings } from "./world-money.ts";
import { restaurant, trail } from "./world-sales-and-trail.ts";

/** An account with a row in every table of accounts. */
export async function makeAccount(owner: postgres.Sql): Promise<string> {
  const userId = uuid();
  const email = `${userId}@funduq.test`;
  const hash = userId.replaceAll("-", "").repeat(2);
  await insertAll(owner, [
    ["users", { id: userId, email, display_name: "Amina Haddad", language: "fr" }],
    ["sessions", { id: hash, user_id: userId, expires_at: "2099-01-01T00:00:00Z" }],
    [
      "sign_in_links",
      { token_hash: hash, email, purpose: "sign-in", expires_at: "2099-01-01T00:00:00Z" },
    ],
    [
      "sign_in_links",
      {
        token_hash: hash.replace(/./, (first) => (first === "0" ? "1" : "0")),
        email,
        purpose: "sign-in",
        expires_at: "2099-01-01T00:00:00Z",
        used_at: "2026-03-02T08:00:00Z",
        used_by_session: hash,
        used_by_browser: hash,
        password_set_at: "2026-03-02T08:01:00Z",
      },
    ],
    ["known_devices", { token_hash: hash, user_id: userId }],
    ["login_attempts", { id: uuid(), email, address: "127.0.0.1", succeeded: true }],
    ["outgoing_mails", { id: uuid(), recipient: email, subject: "Welcome", body_text: "…" }],
  ]);
  return userId;
}

/** A hotel that holds every invariant, on the business date 2026-03-02. */
export async function makeHotelWorld(owner: postgres.Sql): Promise<HotelWorld> {
  const ids = newIds(await makeAccount(owner));
  await insertAll(owner, [
    ...house(ids),
    ...people(ids),
    ...stays(ids),
    ...folios(ids),
    ...postings(ids),
    ...groupAccount(ids),
    ...documents(ids),
    ...folioDocuments(ids),
    ...restaurant(ids),
    ...trail(ids),
  ]);
  await owner`select recompute_change_hashes(${ids.hotelId})`;
  return ids;
}

async function insertAll(owner: postgres.Sql, rows: Rows): Promise<void> {
  await owner.begin(async (tx) => {
    for (const [table, row] of rows) await tx`insert into ${tx(table)} ${tx(row)}`;
  });
}
