import { silentHost } from "@funduq/api/testing/silent-host";
import { expect, it } from "vitest";
import { openGiven } from "./given-database.ts";
import { explain } from "./start-failure.ts";

it.each([
  ["accepts connections and never responds", { greets: false }],
  ["responds to the login and to nothing after it", { greets: true }],
])("F6 a start fails with one line when the host of DATABASE_URL %s", async (_, behaviour) => {
  const { url, port } = await silentHost(behaviour);
  const line = await openGiven(url, 200).then(() => "started", explain);
  expect(line).toMatch(
    new RegExp(`^PostgreSQL at 127\\.0\\.0\\.1:${port} does not answer within .+ DATABASE_URL`),
  );
  expect(line).not.toMatch(/\n|s3cret/);
});
