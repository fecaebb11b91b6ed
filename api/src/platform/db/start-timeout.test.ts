import { describe, expect, it } from "vitest";
import { migrate } from "../../db/migrate.ts";
import { silentHost } from "../../testing/silent-host.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { startFailure } from "../start-failure.ts";
import { openDatabase } from "./database.ts";

const { appUrl } = await openTestDatabase();
const startTimeoutMs = 200;
/** Less than the product waits for a first answer when nothing else is said. */
const AT_ONCE_MS = 5_000;

describe.each([
  ["accepts connections and never answers", { greets: false }],
  ["greets and then falls silent", { greets: true }],
])("a database host that %s", (_, behaviour) => {
  it.each([
    ["the migration", (url: string) => migrate(url, { startTimeoutMs })],
    ["the way to the database", (url: string) => openDatabase(url, { startTimeoutMs })],
  ])("F6 is named by the start, in one line without the password: %s", async (_name, start) => {
    const { url, port } = await silentHost(behaviour);
    const started = performance.now();
    const line = await start(url).then(String, startFailure);
    expect(line).toMatch(
      new RegExp(`^PostgreSQL at 127\\.0\\.0\\.1:${port} does not answer within 0\\.2 s: check`),
    );
    expect(line).not.toMatch(/\n|s3cret/);
    expect(performance.now() - started).toBeLessThan(AT_ONCE_MS);
  });

  it("F6 is named where it is the one that notifications come from", async () => {
    const { url, port } = await silentHost(behaviour);
    const database = await openDatabase(appUrl, { busUrl: url, startTimeoutMs });
    const line = await database.listen("any", () => {}).then(String, startFailure);
    expect(line).toContain(`127.0.0.1:${port} does not answer`);
    await database.close();
  });
});
