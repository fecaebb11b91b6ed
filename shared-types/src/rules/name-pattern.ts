import { spellingsOf } from "./latin-spellings.ts";
import { nameSearch } from "./name-search.ts";

/** Longer than any name's beginning that somebody types; a pattern of it stays small. */
export const MOST_LETTERS = 40;

/**
 * Whether a name has what was typed in it, in whichever script and spelling. For lists that are in
 * memory; the database tries `namePattern` itself.
 */
export function fitsName(name: string, typed: string): boolean {
  return nameMatcher(typed)(name);
}

/** `fitsName` of one typed text for many names. */
export function nameMatcher(typed: string): (name: string) => boolean {
  const wanted = nameSearch(typed);
  const pattern = new RegExp(namePattern(typed), "u");
  return (name) => {
    // No name has a letter three times; a run of them would be tried in every way.
    const stored = nameSearch(name).replace(/(\D)\1{2,}/gu, "$1$1");
    return stored.includes(wanted) || pattern.test(stored);
  };
}

/**
 * A regular expression that stored names (`nameSearch`) are tried against where their plain
 * beginning does not fit what was typed. It reads like JavaScript's and PostgreSQL's alike and
 * finds, from the beginning of a word on,
 *
 * - the same name with other gaps and doubled letters: 'benali' and 'Ben Ali', 'mohamed' and
 *   'Mohammed', 'عبدالقادر' and 'عبد القادر', and in another spelling: 'khadija' and 'Khadidja';
 * - the name in the other script: 'mohamed' and 'محمد', 'يوسف' and 'Youcef'. It compares
 *   consonants, as Algerian papers write them, and lets the vowels be.
 */
export function namePattern(typed: string): string {
  const name = nameSearch(typed).slice(0, MOST_LETTERS);
  const isArabic = /\p{Script=Arabic}/u.test(name);
  const other = isArabic ? inLatin(name) : inArabic(name);
  return `(?:^| )(?:${[spelledAlike(name), other].filter(Boolean).join("|")})`;
}

/** Patterns that must all fit a name: its words in any order, 'Haddad Yasmine' as 'Yasmine Haddad'. */
export function wordPatterns(typed: string): string[] {
  return nameSearch(typed).slice(0, MOST_LETTERS).split(" ").filter(Boolean).map(namePattern);
}

/**
 * Each letter once or twice, each gap or none, each sound in any of its spellings; names hold letters,
 * digits and spaces only. One letter typed again and again is a whole word: 'zzzz' is not the
 * beginning of every Z.
 */
function spelledAlike(name: string): string {
  const sounds = spellingsOf(withoutGaps(name));
  const read = sounds.map(lettersOnceOrTwice).join(" ?");
  return isOneLetterAgain(name) ? `${read}(?: |$)` : read;
}

function lettersOnceOrTwice(spellings: readonly string[]): string {
  const read = spellings.map((letters) => Array.from(letters, onceOrTwice).join(" ?"));
  return read.length > 1 ? `(?:${read.join("|")})` : read.join("");
}

const onceOrTwice = (letter: string) => (/\d/u.test(letter) ? letter : `${letter}{1,2}`);

/** A name as the database's `name_spelling` stores it: no gaps, no doubled letters. */
export function withoutGaps(name: string): string {
  return name.replace(/ /gu, "").replace(/(\D)\1+/gu, "$1");
}

/** 'zzzz' or 'z z'. */
export function isOneLetterAgain(name: string): boolean {
  return /^(\D)(?: ?\1)+$/u.test(name);
}

/** What is written for a letter or pair of the other script; the longest are tried first. */
export type Readings = readonly (readonly [written: RegExp, read: string])[];

export const arabicFor: Readings = [
  [/^kh/u, "خ"],
  [/^(?:t?ch|sh)/u, "ش"],
  [/^gh/u, "غ"],
  [/^dj/u, "ج"],
  [/^th/u, "[تثط]"],
  [/^dh/u, "[دذضظ]"],
  [/^ph/u, "ف"],
  [/^c(?=[eiy])/u, "[سص]"],
  [/^[ckq]/u, "[كق]"],
  [/^[bp]/u, "ب"],
  [/^d/u, "[دذضظ]"],
  [/^f/u, "ف"],
  [/^g/u, "[جغق]"],
  [/^h/u, "[هح]"],
  [/^j/u, "ج"],
  [/^l/u, "لل?"],
  [/^m/u, "م"],
  [/^n/u, "ن"],
  [/^r/u, "ر"],
  [/^s/u, "[سص]"],
  [/^t/u, "[تطث]"],
  [/^v/u, "[فو]"],
  [/^x/u, "كس"],
  [/^z/u, "[زذظ]"],
];
/** Long vowels, silent letters, a ta marbuta, and the article that Latin often leaves out. */
const ARABIC_VOWELS = "(?:[اويءع]|ه(?= )| (?:ال)?)*";

function inArabic(name: string): string {
  const consonants = consonantsOf(name.replace(/(\D)\1+/gu, "$1"), arabicFor);
  const read = joined(consonants, ARABIC_VOWELS);
  return read && `(?:ال)?${read}`;
}

/** The article turns with the letter after it ('ezzahra', 'eddine'), or is left out. */
export const ARTICLE = "(?:[aeiouyw ]*[lzsnrtd] ?)?";
/** At a word's end there may be one: 'Fatma', 'Fatmah'. */
export const LAST_H = "(?:[aeiouyw]*h)?";

const S_OR_C = "[sc]";

export const latinFor: Readings = [
  [/^ال(?=\p{L}{2})/u, ARTICLE],
  [/^ه(?= |$)/u, LAST_H],
  [/^ب/u, "[bp]"],
  [/^[تط]/u, "t"],
  [/^ث/u, "(?:th|t|s)"],
  [/^ج/u, "(?:dj|j|g)"],
  [/^خ/u, "(?:kh|k|h)"],
  [/^د/u, "d"],
  [/^[ذظض]/u, "(?:dh|d|z)"],
  [/^ر/u, "r"],
  [/^ز/u, "z"],
  [/^[سص]/u, S_OR_C],
  [/^ش/u, "(?:ch|sh)"],
  [/^غ/u, "(?:gh|g|r)"],
  [/^ف/u, "(?:f|ph|v)"],
  [/^ق/u, "[kqgc]"],
  [/^ك/u, "[kcq]"],
  [/^ل/u, "l"],
  [/^م/u, "m"],
  [/^ن/u, "n"],
  [/^[هح]/u, "h"],
];
const LATIN_VOWELS = "[aeiouyw ]*";
/** A name that begins with 'ca', 'co' or 'cl' begins with a K; inside a name a 'ç' is stored as a C. */
const FIRST_S_OR_C = "(?:s|c(?=[eiy]))";

function inLatin(name: string): string {
  const consonants = consonantsOf(name, latinFor)
    // One after the other they would be tried in every combination.
    .filter((read, at, all) => !isOptional(read) || !isOptional(all[at - 1]))
    .map((read, at) => (at === 0 && read === S_OR_C ? FIRST_S_OR_C : read))
    .map((read) => (isOptional(read) ? read : `(?:${read}){1,2}(?!${read})`));
  return joined(consonants, LATIN_VOWELS);
}

function isOptional(read: string | undefined): boolean {
  return read === ARTICLE || read === LAST_H;
}

function consonantsOf(name: string, readings: Readings): string[] {
  const found: string[] = [];
  for (let rest = name; rest !== ""; ) {
    const [length, read] = readingOf(rest, readings);
    if (read) found.push(read);
    rest = rest.slice(length);
  }
  return found;
}

export function readingOf(rest: string, readings: Readings): [length: number, read?: string] {
  for (const [written, read] of readings) {
    const match = written.exec(rest);
    if (match) return [match[0].length, read];
  }
  return [1];
}

/** A single consonant would match half of the hotel: 'ali' must then match the whole word. */
function joined(consonants: readonly string[], vowels: string): string {
  const needed = consonants.filter((read) => !isOptional(read));
  if (needed.length === 0) return "";
  const read = consonants.map((part) => (isOptional(part) ? part : `${vowels}${part}`)).join("");
  return needed.length === 1 ? `${read}${vowels}(?: |$)` : read;
}
