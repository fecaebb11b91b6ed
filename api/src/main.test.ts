import { spawn } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { newMasterKey, writeKeyFile } from "./platform/identity-keys.ts";
import { openTestDatabase } from "./testing/test-db.ts";

const { ownerUrl } = await openTestDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-main-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const FUNDUQ_KEY_FILE = path.join(folder, "identity-keys.json");
writeKeyFile(FUNDUQ_KEY_FILE, [newMasterKey()]);

/** Starts the API as a separate process and waits until it exits. */
async function failedStart(env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "main.ts")], { env });
  let said = "";
  child.stdout.on("data", (part) => {
    said += String(part);
  });
  child.stderr.on("data", (part) => {
    said += String(part);
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, lines: said.trim().split("\n") };
}

it("a start with invalid settings names them in one line, without their values", async () => {
  const DATABASE_URL = "mysql://owner:s3cret@localhost/hotel";
  const { code, lines } = await failedStart({ DATABASE_URL, FUNDUQ_KEY_FILE, PORT: "99999" });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^The settings are not usable\. DATABASE_URL: .+; PORT: /),
  ]);
  expect(lines[0]).not.toContain("s3cret");
});

it("a start without PostgreSQL fails with one line, without the password", async () => {
  const DATABASE_URL = "postgres://owner:s3cret@127.0.0.1:1/hotel";
  expect(await failedStart({ DATABASE_URL, FUNDUQ_KEY_FILE })).toEqual({
    code: 1,
    lines: ["PostgreSQL at DATABASE_URL cannot be used (ECONNREFUSED)."],
  });
});

it("a start on a port in use fails with one line", async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
  const bound = blocker.address();
  const PORT = String(typeof bound === "object" ? bound?.port : 0);
  expect(await failedStart({ DATABASE_URL: ownerUrl, FUNDUQ_KEY_FILE, PORT })).toEqual({
    code: 1,
    lines: ["The port is already in use: choose another with PORT."],
  });
  blocker.close();
});

it("a start without its key file fails with one line", async () => {
  const missing = path.join(folder, "elsewhere.json");
  expect(await failedStart({ DATABASE_URL: ownerUrl, FUNDUQ_KEY_FILE: missing })).toEqual({
    code: 1,
    lines: [`The key file ${missing} can't be read (ENOENT).`],
  });
});
