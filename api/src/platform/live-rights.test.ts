import { expect, it } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { makeStaff } from "../testing/factories-core.ts";
import { testApp } from "../testing/test-app.ts";
import type { Database } from "./db/database.ts";
import { LiveHub } from "./live-hub.ts";

const api = await testApp();

it("T5 tells a change to nobody who lost their rights before it was read", async () => {
  const staff = await makeStaff(api.database);
  let disabling = false;
  let [asked, read] = [0, 0];
  let disabled = false;
  const database: Database = {
    ...api.database,
    // The rights end in the very moment in which the changes are read.
    withHotel: async (hotelId, work) => {
      const result = await api.database.withHotel(hotelId, work);
      read++;
      disabled = disabling;
      return result;
    },
  };
  const { log, metrics } = api.app.runtime;
  const entitled = async (_: unknown, tokens: readonly string[]) => {
    asked++;
    return new Set(disabled ? [] : tokens);
  };
  const hub = new LiveHub({ database, log, metrics, entitled });
  await hub.start();
  const told: string[] = [];
  const outlet = {
    write: (frame: Buffer) => told.push(String(frame)),
    end: (frame: Buffer) => told.push(String(frame)),
    writableLength: 0,
  };
  await hub.open({ ...staff, sessionToken: "token", outlet }, undefined);
  // Once while it catches up, once when it has joined.
  await eventually(() => expect([asked, read]).toEqual([1, 2]));

  disabling = true;
  const path = `/hotels/${staff.hotelId}/users/${staff.hotelUserId}/status`;
  await api.request("PUT", path, { as: staff, body: { status: "active" } });
  await eventually(() => expect(told.join("")).toContain("signed-out"));

  expect(told.join("")).not.toContain("users.set-status");
  await hub.stop();
});
