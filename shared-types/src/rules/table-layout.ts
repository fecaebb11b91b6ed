import type { LayoutTable } from "../contracts/pos-floor.ts";
import { foldName } from "./name-search.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

type Named = Pick<LayoutTable, "name" | "area">;

/** Refuses two tables of the same name in one area of a restaurant. */
export function tableNamesVerdict(tables: readonly Named[]): Verdict {
  const known = new Set<string>();
  for (const table of tables) {
    const key = nameInArea(table);
    if (known.has(key)) return refused("layout.name-twice", { name: table.name.trim() });
    known.add(key);
  }
  return allowed;
}

/** Equal for two tables that nobody could tell apart: neither case nor accents make a difference. */
function nameInArea({ name, area }: Named): string {
  return JSON.stringify([foldName(area.trim()), foldName(name.trim())]);
}
