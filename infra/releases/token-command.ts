import { parseArgs } from "node:util";
import type { ModuleName } from "@funduq/shared-types/contracts/department";
import { releasedNameSchema } from "@funduq/shared-types/contracts/module";
import type postgres from "postgres";
import * as z from "zod";
import { explain } from "../start/start-failure.ts";
import { withInstallation } from "./installation.ts";
import { ReleaseRefused } from "./release.ts";
import { createToken, listTokens, revokeToken } from "./tokens.ts";

/**
 * `npm run release:token -- mfe-pos [--name "CI of the restaurant"]` creates a token, `--list` shows
 * the valid ones, `--revoke <id>` revokes one. Runs on the machine of the installation.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: "string" },
      list: { type: "boolean" },
      revoke: { type: "string" },
    },
  });
  const module = releasedNameSchema.safeParse(positionals[0]).data;
  if (!module)
    throw new ReleaseRefused("Name a department or the shell: npm run release:token -- mfe-pos.");
  console.log(await withInstallation(({ sql }) => answer(sql, module, values)));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

type Wish = { name?: string | undefined; list?: boolean | undefined; revoke?: string | undefined };

async function answer(sql: postgres.Sql, module: ModuleName, { name, list, revoke }: Wish) {
  if (revoke !== undefined) return end(sql, module, revoke);
  if (list) return (await listTokens(sql, module)).map(lineOf).join("\n") || "No token.";
  const token = await createToken(sql, module, name?.trim() || `Team of ${module}`);
  return `${token}\nThis is the only time it is shown. It releases ${module} and nothing else.`;
}

async function end(sql: postgres.Sql, module: ModuleName, id: string): Promise<string> {
  if (z.uuid().safeParse(id).success && (await revokeToken(sql, module, id)))
    return "The token is revoked.";
  throw new ReleaseRefused(`${module} has no token ${id} that works; --list shows them.`);
}

function lineOf({ id, name, madeOn, lastUsedOn }: Awaited<ReturnType<typeof listTokens>>[number]) {
  return `${id}  ${name}, made ${madeOn}, ${lastUsedOn ? `last used ${lastUsedOn}` : "not used yet"}`;
}
