import { expect, it } from "vitest";
import { type NameBeginnings, nameBeginnings } from "./name-beginnings.ts";
import { namePattern, wordPatterns } from "./name-pattern.ts";
import { nameSearch } from "./name-search.ts";

/** What the database's functions of migration 0010 make of a name. */
const spellingOf = (name: string) => name.replace(/ /gu, "").replace(/([^0-9])\1+/gu, "$1");
const consonantsOf = (name: string) =>
  spellingOf(name.replace(/(^| )ال/gu, "$1")).replace(/[aeiouywاويءع]/gu, "");

function isFound(stored: string, typed: string): boolean {
  const { also, ...beginnings } = nameBeginnings(typed);
  return isAmong(stored, beginnings) && (!also || isAmong(stored, also));
}

function isAmong(stored: string, { spellings, consonants }: Omit<NameBeginnings, "also">): boolean {
  const words = stored.split(" ");
  return words.some((_, from) => {
    const rest = words.slice(from).join(" ");
    return (
      spellings.some((each) => spellingOf(rest).startsWith(each)) ||
      consonants.some((each) => consonantsOf(rest).startsWith(each))
    );
  });
}

it.each([
  ["nadia ben aissa", "ben ai"],
  ["nadia ben aissa", "benaissa"],
  ["mohammed benali", "mohamed ben ali"],
  ["محمد بن علي", "mohamed benali"],
  ["محمد بن علي", "ben ali"],
  ["mohammed benali", "محمد"],
  ["عبد القادر", "abdelkader"],
  ["عبد العزيز", "abdelaziz"],
  ["abdelkader ziane", "عبدالقادر"],
  ["فاطمه الزهراء", "fatma zohra"],
  ["fatima zohra", "فاطمة الزهراء"],
  ["fatmah", "فاطمة"],
  ["الياس حداد", "elias"],
  ["يوسف", "youcef"],
  ["youcef khelifi", "خليفي"],
  ["نور الدين", "noureddine"],
  ["noureddine", "نور الدين"],
  ["yasmine haddad", "haddad yasmin"],
  ["شريف", "cherif"],
  ["خالد", "khaled"],
  ["khaled", "خالد"],
  ["وهيبه", "wahiba"],
  ["khadidja ziani", "khadija"],
  ["khadija ziani", "khadidja"],
  ["nadia ben youssef", "benyoucef"],
  ["yassine haddad", "haddad yacine"],
  ["wahiba cherif", "ouahiba sherif"],
])("GST-05 X-05 '%s' is among the names that begin like '%s'", (stored, typed) => {
  expect(isFound(stored, typed)).toBe(true);
});

it("GST-05 X-05 no name that fits two or three words is left out for want of the other word", () => {
  const latin = ["mohamed", "ben", "ali", "haddad", "zohra", "cherif", "el", "ou", "abdelaziz"];
  const arabic = ["محمد", "بن", "علي", "حداد", "الزهراء", "شريف", "آية", "عبد العزيز", "ياسين"];
  const all = [...latin, ...arabic].map(nameSearch);
  const pairs = all.flatMap((one) => all.map((other) => `${one} ${other}`));
  const stored = [...pairs, ...all, ...pairs.map((pair) => pair.replace(" ", ""))];
  const typed = [
    ...pairs,
    ...pairs.map((pair) => `${pair} h`),
    ...pairs.map((pair) => pair.slice(0, -1)),
  ];
  const lost = typed.flatMap((text) => {
    const { also, ...beginnings } = nameBeginnings(text);
    if (!also) return [];
    const whole = new RegExp(namePattern(text), "u");
    const words = wordPatterns(text).map((pattern) => new RegExp(pattern, "u"));
    return stored
      .filter((name) => whole.test(name) || words.every((word) => word.test(name)))
      .filter((name) => isAmong(name, beginnings) && !isAmong(name, also))
      .map((name) => [text, name]);
  });
  expect(lost).toEqual([]);
  expect(nameBeginnings("haddad yas").also).toBeDefined();
});

it("GST-05 asks for few beginnings, and never for every name", () => {
  for (const typed of [
    "mohamed",
    "abdelkader",
    "عبدالقادر بن محمد",
    "ali",
    "ou",
    "zz",
    "ى",
    "yacine benyoucef cherif",
  ]) {
    const { spellings, consonants, also } = nameBeginnings(typed);
    expect(also?.consonants.length ?? 0).toBeLessThanOrEqual(256);
    expect([...(also?.spellings ?? []), ...(also?.consonants ?? [])]).not.toContain("");
    expect(spellings.length).toBeLessThanOrEqual(16);
    expect(consonants.length).toBeLessThanOrEqual(48);
    expect([...spellings, ...consonants]).not.toContain("");
  }
});
