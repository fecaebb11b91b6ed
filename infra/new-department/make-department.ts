import fs from "node:fs";
import path from "node:path";
import type { Department, Title } from "@funduq/shared-types/contracts/department";
import { moduleNameSchema, titleSchema } from "@funduq/shared-types/contracts/department";
import { MODULE_CONTRACT } from "@funduq/shared-types/rules/module-contract";
import { areas } from "@funduq/shared-types/rules/permissions";
import { departmentFolders, readDepartment } from "../config/departments.mjs";

const template = path.join(import.meta.dirname, "template");
const SUFFIX = ".template";

export type Wish = {
  /** `spa` for the folder `mfe-spa`. */
  name: string | undefined;
  /** The area of the permission table that its view belongs to. */
  area: string | undefined;
  title: { [language in keyof Title]: string | undefined };
};

/** Thrown for a wish that can't be fulfilled, with the reason in one line. */
export class WishRefused extends Error {}

/**
 * Makes the folder of a new department with one screen in `checkout`: it builds, passes its tests and the
 * checks, and can be released. Changes no other file. Returns the folder's name.
 */
export function makeDepartment(checkout: string, wish: Wish): string {
  const { name, access, title } = checked(wish);
  const folder = `mfe-${name}`;
  const target = path.join(checkout, folder);
  if (fs.existsSync(target)) throw new WishRefused(`${folder} is already there.`);
  const fill = filler(name, title, versionsIn(checkout));
  for (const file of fs.readdirSync(template, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(SUFFIX)) continue;
    const to = path.join(target, fill(file.slice(0, -SUFFIX.length)));
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.writeFileSync(to, fill(fs.readFileSync(path.join(template, file), "utf8")));
  }
  const order = nextOrder(checkout);
  const department: Department = { title, views: [{ id: name, access, title, order }] };
  const text = `${JSON.stringify(department, null, 2)}\n`;
  fs.writeFileSync(path.join(target, "department.json"), text);
  return folder;
}

function checked({ name, area, title }: Wish) {
  if (!name || !moduleNameSchema.safeParse(`mfe-${name}`).success)
    throw new WishRefused("Say its name in small letters: npm run new:department -- spa.");
  const access = areas.find((each) => each === area);
  if (!access)
    throw new WishRefused(`Say who may open it, with --area and one of ${areas.join(", ")}.`);
  const words = titleSchema.safeParse(title).data;
  if (!words) throw new WishRefused('Say what it is called: --en "Spa" --fr "Spa" --ar "السبا".');
  return { name, access, title: words };
}

/** Fills in the placeholders of the template. */
function filler(name: string, title: Title, versions: Map<string, string>) {
  const words = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = words.join("");
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return (text: string) =>
    text
      .replaceAll("__name__", name)
      .replaceAll("__Name__", pascal)
      .replaceAll("__nameSpace__", camel)
      .replaceAll("__contract__", String(MODULE_CONTRACT))
      .replace(/__title of (en|fr|ar)__/g, (_, language: keyof Title) =>
        JSON.stringify(title[language]),
      )
      .replace(/__version of ([^_]+)__/g, (_, library: string) => versions.get(library) ?? "*");
}

/** The exact versions that the departments of the checkout use. */
function versionsIn(checkout: string): Map<string, string> {
  const versions = departmentFolders(checkout).flatMap((folder) => {
    const file = path.join(checkout, folder, "package.json");
    const { dependencies, devDependencies } = JSON.parse(fs.readFileSync(file, "utf8"));
    return Object.entries<string>({ ...dependencies, ...devDependencies });
  });
  return new Map(versions);
}

/** Last in the switcher. */
function nextOrder(checkout: string): number {
  const orders = departmentFolders(checkout)
    .map((folder) => readDepartment(path.join(checkout, folder)) as Department)
    .flatMap(({ views }) => views.map(({ order = 0 }) => order));
  return Math.max(0, ...orders) + 10;
}
