import fs from "node:fs";
import path from "node:path";
import { type Department, departmentSchema, type View } from "../contracts/department.ts";

const checkout = path.join(import.meta.dirname, "../../..");

/** The departments of this checkout, as their `department.json` describes them, by the name of their folder. */
export const departments: Record<string, Department> = Object.fromEntries(
  fs
    .readdirSync(checkout)
    .filter((name) => name.startsWith("mfe-"))
    .sort()
    .map((name) => [name, read(path.join(checkout, name, "department.json"))]),
);

/** Every view of this checkout's departments. */
export const allViews: readonly View[] = Object.values(departments).flatMap(({ views }) => views);

export function viewNamed(id: string): View {
  const view = allViews.find((each) => each.id === id);
  if (!view) throw new Error(`no department brings the view ${id}`);
  return view;
}

function read(file: string): Department {
  return departmentSchema.parse(JSON.parse(fs.readFileSync(file, "utf8")));
}
