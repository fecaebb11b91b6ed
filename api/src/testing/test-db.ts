import { randomBytes } from "node:crypto";
import type postgres from "postgres";
import { afterAll, inject } from "vitest";
import { connect } from "../platform/db/connect.ts";
import { type Database, type DatabaseOptions, openDatabase } from "../platform/db/database.ts";

export type TestDatabase = {
  /** The application's connection: with its role and row-level security. */
  database: Database;
  ownerUrl: string;
  appUrl: string;
  /** The owner's client, without restrictions: to prepare data and to check results. */
  owner: postgres.Sql;
};

/** A database of its own for one test file, dropped after it. Call it once, at the top of the file. */
export async function openTestDatabase(options?: DatabaseOptions): Promise<TestDatabase> {
  const template = inject("testTemplate");
  const name = `funduq_test_${randomBytes(6).toString("hex")}`;
  const admin = connect(addressOf(template.ownerUrl, "postgres"), { max: 1 });
  await admin.unsafe(`create database ${name} template ${databaseOf(template.ownerUrl)}`);
  const ownerUrl = addressOf(template.ownerUrl, name);
  const appUrl = addressOf(template.appUrl, name);
  const owner = connect(ownerUrl, { max: 4 });
  const database = await openDatabase(appUrl, options);
  afterAll(async () => {
    await Promise.all([database.close(), owner.end({ timeout: 1 })]);
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  });
  return { database, ownerUrl, appUrl, owner };
}

function addressOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
