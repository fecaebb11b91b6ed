import fs from "node:fs";
import path from "node:path";
import { errorCatalogue, errorCodes } from "@funduq/shared-types/errors/catalogue";
import { expect, it } from "vitest";

type Say = (params: object) => string;
type Sentences = Record<string, Say>;

const root = path.join(import.meta.dirname, "../..");
const owners = fs
  .readdirSync(root)
  .filter((name) => name === "shared-ui" || name.startsWith("mfe-"))
  .filter((name) => fs.existsSync(path.join(root, name, "src/i18n/errors.en.ts")));

/** The params that are no single word. */
const lists = ["uses", "numbers", "guestNames", "names", "courses"];

it.each(["en", "fr", "ar"])(
  "X-05 every error of the API has one sentence: %s",
  async (language) => {
    const said = (await sentencesOf(language)).flatMap((texts) => Object.keys(texts));
    expect(errorCodes.filter((code) => !said.includes(code))).toEqual([]);
    expect(said.filter((code, at) => said.indexOf(code) !== at)).toEqual([]);
  },
);

it.each(["en", "fr", "ar"])(
  "X-05 a sentence uses the params of the English one: %s",
  async (language) => {
    const texts: Sentences = Object.assign({}, ...(await sentencesOf(language)));
    const faults = errorCodes.filter((code) => {
      const english = usedParams(errorCatalogue[code].message as Say);
      const mine = usedParams(texts[code] as Say);
      // The English text of GRP-02 has the room type's id; the other languages have its name.
      return ![english, english.replace("roomTypeId", "roomTypeName")].includes(mine);
    });
    expect(faults).toEqual([]);
  },
);

function sentencesOf(language: string): Promise<Sentences[]> {
  return Promise.all(
    owners.map(async (owner) => {
      const file = path.join(root, owner, `src/i18n/errors.${language}.ts`);
      const { errorTexts } = (await import(file)) as { errorTexts: Sentences };
      return errorTexts;
    }),
  );
}

function usedParams(say: Say): string {
  const used = new Set<string>();
  const get = (_: object, name: string | symbol) => {
    used.add(String(name));
    return lists.includes(String(name)) ? [] : String(name);
  };
  say(new Proxy({}, { get }));
  return [...used].sort().join();
}
