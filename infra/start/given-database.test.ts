import { silentHost } from "@funduq/api/testing/silent-host";
import { expect, it } from "vitest";
import { openGiven } from "./given-database.ts";
import { explain } from "./start-failure.ts";

it.each([
  ["accepts connections and never answers", { greets: false }],
  ["greets and then falls silent", { greets: true }],
])("F6 a DATABASE_URL whose host %s is named in one line", async (_, behaviour) => {
  const { url, port } = await silentHost(behaviour);
  const line = await openGiven(url, 200).then(() => "started", explain);
  expect(line).toMatch(
    new RegExp(`^PostgreSQL at 127\\.0\\.0\\.1:${port} does not answer within .+ DATABASE_URL`),
  );
  expect(line).not.toMatch(/\n|s3cret/);
});
