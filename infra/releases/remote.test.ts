import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { serve } from "@funduq/api/platform/server";
import { afterAll, expect, it, vi } from "vitest";
import { releaseAt, rollBackAt } from "./remote.ts";
import { openTestDesk, refusalIn, testBuild } from "./test-desk.ts";

const { app, token, current, rollBack } = await openTestDesk();
const server = await serve(app);
const origin = `http://127.0.0.1:${server.port}`;
const dist = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-dist-"));
vi.stubEnv("FUNDUQ_RELEASE_TOKEN", token);

afterAll(async () => {
  await server.stop();
  fs.rmSync(dist, { recursive: true });
});

async function release(version: string) {
  for (const [name, content] of testBuild(version)) {
    fs.mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    fs.writeFileSync(path.join(dist, name), content);
  }
  return releaseAt(origin, dist, undefined);
}

it("X-03 the commands release and roll back over the network with the team's token", async () => {
  const older = await release("0.1.0-aaaaaaaaaa");
  const younger = await release("0.1.0-bbbbbbbbbb");
  expect(younger.formerVersion).toBe(older.version);

  const back = await rollBackAt(origin, { module: "mfe-pos" });
  expect([back.version, back.formerVersion]).toEqual([older.version, younger.version]);
  expect(await current()).toBe(older.version);

  // Repeats the request, as a client does after a lost response.
  const repeated = await rollBack({ from: younger.version });
  expect(await refusalIn(repeated)).toEqual([409, "release.moved-on"]);
  expect(await current()).toBe(older.version);
});

it("X-03 the commands report in one line why nothing was released", async () => {
  await expect(rollBackAt(origin, { module: "mfe-admin" })).rejects.toThrow(/mfe-pos only/);
  await expect(releaseAt("http://hotel.example", dist, undefined)).rejects.toThrow(/https/);
  await expect(releaseAt("http://127.0.0.1:1", dist, undefined)).rejects.toThrow(/does not answer/);
});

it("X-03 a rollback to an unpublished version is refused", async () => {
  const answer = await rollBack({ to: "../../../etc" });
  expect(await refusalIn(answer)).toEqual([
    422,
    "release.refused",
    expect.stringContaining("no version"),
  ]);
});
