import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { afterAll, expect, it } from "vitest";
import { mailSenders } from "../../jobs.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { invitationsIn, newEmail } from "../../testing/invitations.ts";
import { testApp } from "../../testing/test-app.ts";
import { exportHotel } from "../hotels/hotel-export.service.ts";
import { mailJob } from "./mail-worker.service.ts";

const api = await testApp();
const { database, owner, request, app } = api;
const { invited, linkTo, mailedToken, finish } = invitationsIn(api);
const home = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-tokens-"));
afterAll(() => fs.rm(home, { recursive: true }));

const received: string[] = [];
const post = { isOut: false };
const transport = {
  async send({ text }: { text: string }) {
    if (post.isOut) throw Object.assign(new Error("down"), { code: "ECONNREFUSED" });
    received.push(text);
  },
  close: () => undefined,
};
/** One run of the worker that sends mail. */
const run = () =>
  mailJob(app.runtime, {
    transport,
    origin: "https://hotel.example",
    senders: mailSenders(app.runtime),
  }).run(new AbortController().signal);

/** The tables that hold a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await owner<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and c.relkind in ('r', 'p', 'm')
    order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await owner.unsafe(
      `select from ${name} t where position($1 in t::text) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function exported(hotelId: string): Promise<string> {
  const file = path.join(home, `${hotelId}.gz`);
  await owner.begin("isolation level repeatable read", async (tx) => {
    await tx`select set_config('app.hotel_id', ${hotelId}, true)`;
    await exportHotel(
      (query) => tx.unsafe(query) as never,
      { id: hotelId as HotelId, name: "H" },
      file,
    );
  });
  return zlib.gunzipSync(await fs.readFile(file)).toString();
}

/** Every way in which a link's mail ends, after which its token may stand nowhere. */
const ends: Record<string, (link: Link) => Promise<unknown>> = {
  "its mail is sent": () => run(),
  "its mail is given up and the link has expired": async ({ email }) => {
    post.isOut = true;
    await run();
    await owner`update outgoing_mails set created_at = now() - interval '25 hours' where recipient = ${email}`;
    await run();
  },
  "it is used while its mail still waits": ({ token, email }) => finish(token, email),
  "another one is sent": async ({ admin, id, email }) => {
    await request("POST", `/hotels/${admin.hotelId}/users/${id}/sign-in-link`, { as: admin });
    await mailedToken(email, admin.hotelId);
  },
  "the hotel's next link goes another way": ({ admin, email }) => linkTo(email, admin.hotelId),
  "its address is corrected": async ({ admin, id }) => {
    const body = { email: newEmail(), version: 1 };
    const path = `/hotels/${admin.hotelId}/users/${id}/email`;
    expect((await request("PUT", path, { as: admin, body })).status).toBe(200);
  },
};
type Link = Awaited<ReturnType<typeof waitingLink>>;

async function waitingLink() {
  const admin = await makeStaff(database);
  return { admin, ...(await invited(admin)) };
}

it.each(Object.keys(ends))(
  "AUTH-09 no table, export or log has a link's token after %s",
  async (end) => {
    post.isOut = false;
    await owner`delete from outgoing_mails`;
    const link = await waitingLink();
    const { token, admin } = link;
    expect(await tablesWith(token)).toEqual(["outgoing_mails"]);
    expect(await exported(admin.hotelId)).toContain(link.email);
    expect(await exported(admin.hotelId)).not.toContain(token);

    await ends[end]?.(link);

    expect(await tablesWith(token)).toEqual([]);
    expect(await exported(admin.hotelId)).not.toContain(token);
    expect(api.logged.join("\n")).not.toContain(token);
  },
);

it("AUTH-09 using a hotel's link leaves another hotel's mail to the same person queued", async () => {
  await owner`delete from outgoing_mails`;
  const own = await waitingLink();
  const other = await invited(await makeStaff(database), { email: own.email });
  await finish(own.token, own.email);
  expect(await tablesWith(own.token)).toEqual([]);
  expect(await tablesWith(other.token)).toEqual(["outgoing_mails"]);
});
