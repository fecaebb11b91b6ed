import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { departmentFolders } from "../config/departments.mjs";
import type { Source } from "./syntax.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const languages = ["en", "fr", "ar"] as const;

export type Catalogue = Readonly<Record<string, string>>;
export type Catalogues = Record<(typeof languages)[number], Catalogue>;

/** The workspaces that have screens: the shell, shared-ui and every department. */
export function departments(): string[] {
  return ["shell", "shared-ui", ...departmentFolders()];
}

/** A department's catalogues: `en.ts`, or several (`ui.en.ts`, `parts.en.ts`). */
export function cataloguesOf(department: string): Promise<Catalogues[]> {
  const names = fs.readdirSync(path.join(root, department, "src", "i18n"));
  const prefixes = names.filter((name) => /^(?:\w+\.)?en\.ts$/u.test(name));
  return Promise.all(prefixes.map((name) => inThree(`${department}/src/i18n/${name}`)));
}

/** Imports a catalogue in the three languages. */
async function inThree(english: string): Promise<Catalogues> {
  const [en, fr, ar] = await Promise.all(
    languages.map((language) => textsIn(english.replace(/en\.ts$/u, `${language}.ts`))),
  );
  return { en: en ?? {}, fr: fr ?? {}, ar: ar ?? {} };
}

async function textsIn(file: string): Promise<Catalogue> {
  const { texts } = (await import(path.join(root, file))) as { texts: Catalogue };
  return texts;
}

/** A department's sources that users see: without tests, mocks and the catalogues. */
export function sourcesOf(department: string): Source[] {
  return filesOf(department, /\.tsx?$/u).filter(({ file }) => !NOT_SHOWN.test(file));
}

export function styleSheetsOf(department: string): Source[] {
  return filesOf(department, /\.css$/u);
}

/** The sources of the error messages in French or Arabic: the facade's and the departments'. */
export function errorSentences(language: "fr" | "ar"): Source[] {
  return fs
    .readdirSync(root)
    .filter((name) => name === "shared-ui" || name.startsWith("mfe-"))
    .map((name) => `${name}/src/i18n/errors.${language}.ts`)
    .filter((file) => fs.existsSync(path.join(root, file)))
    .map(sourceOf);
}

const NOT_SHOWN =
  /\.test\.tsx?$|\/testing\/|\/standalone|\/i18n\/(?:\w+\.)?(?:en|fr|ar)(?:\/\w+)?\.ts$/u;

function filesOf(department: string, wanted: RegExp): Source[] {
  const names = fs.readdirSync(path.join(root, department, "src"), { recursive: true }) as string[];
  return names
    .filter((name) => wanted.test(name))
    .map((name) => sourceOf(path.posix.join(department, "src", name.replaceAll(path.sep, "/"))));
}

function sourceOf(file: string): Source {
  return { file, text: fs.readFileSync(path.join(root, file), "utf8") };
}
