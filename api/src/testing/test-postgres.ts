import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
// By path: infra depends on the api, so the api can't name infra among its own dependencies.
import { startEmbedded } from "../../../infra/database/embedded.ts";
import { isAlive, readPostmaster } from "../../../infra/database/postmaster.ts";
import { migrate } from "../db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The owner's and the application's address of the migrated template. */
    testTemplate: { ownerUrl: string; appUrl: string };
  }
}

const PREFIX = "funduq-test-";

/**
 * Faster without durability, which no test needs. But a commit is flushed, and nothing is vacuumed by itself: vacuum
 * marks no page all-visible that holds rows of an unflushed commit, or while another table is analyzed, so the pages
 * that a plan reads would depend on the moment.
 */
const careless = {
  fsync: "off",
  full_page_writes: "off",
  autovacuum: "off",
};

let tidyUp = async () => {};

/**
 * Before all tests: one PostgreSQL (or that of FUNDUQ_TEST_DATABASE_URL, whose user may create
 * databases and roles) with one migrated database, which every test file copies.
 */
export async function setup(project: TestProject): Promise<void> {
  const server = await startServer();
  const template = `funduq_template_${process.pid}`;
  const admin = postgres(server.url, { max: 1, onnotice() {} });
  await admin.unsafe(`create database ${template}`);
  const ownerUrl = withDatabase(server.url, template);
  const { appUrl } = await migrate(ownerUrl);
  project.provide("testTemplate", { ownerUrl, appUrl });
  tidyUp = async () => {
    await admin.unsafe(`drop database ${template} with (force)`);
    await admin.end();
    await server.stop();
  };
}

export async function teardown(): Promise<void> {
  await tidyUp();
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.FUNDUQ_TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  clearKilledRuns();
  const home = fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  const server = await startEmbedded({ home, settings: careless });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Stops the servers and deletes the folders of killed test runs. */
function clearKilledRuns(): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const runner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (!runner || isAlive(Number(runner))) continue;
    const home = path.join(os.tmpdir(), name);
    const left = readPostmaster(path.join(home, "cluster", "data"));
    if (left && isAlive(left.pid)) process.kill(left.pid, "SIGQUIT");
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 10 });
  }
}
