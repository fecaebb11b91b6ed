import { nameSearch } from "./name-search.ts";

/** Longer than any name's beginning that somebody types; a pattern of it stays small. */
const MOST_LETTERS = 40;

/**
 * A regular expression that stored names (`nameSearch`) are tried against where their plain
 * beginning does not fit what was typed. It reads like JavaScript's and PostgreSQL's alike and
 * finds, from the beginning of a word on,
 *
 * - the same name with other gaps and doubled letters: 'benali' and 'Ben Ali', 'mohamed' and
 *   'Mohammed', 'عبدالقادر' and 'عبد القادر';
 * - the name in the other script: 'mohamed' and 'محمد', 'يوسف' and 'Youcef'. It compares
 *   consonants, as Algerian papers write them, and lets the vowels be.
 */
export function namePattern(typed: string): string {
  const name = nameSearch(typed).slice(0, MOST_LETTERS);
  const isArabic = /\p{Script=Arabic}/u.test(name);
  const other = isArabic ? inLatin(name) : inArabic(name);
  return `(?:^| )(?:${[spelledAlike(name), other].filter(Boolean).join("|")})`;
}

/** Each letter once or twice, each gap or none; names hold letters, digits and spaces only. */
function spelledAlike(name: string): string {
  const letters = Array.from(name.replace(/ /gu, "").replace(/(\D)\1+/gu, "$1"));
  return letters.map((letter) => (/\d/u.test(letter) ? letter : `${letter}{1,2}`)).join(" ?");
}

/** What Arabic may write for a Latin letter or pair; the longest are tried first. */
const arabicFor: readonly (readonly [latin: RegExp, arabic: string])[] = [
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
  [/^l/u, "ل"],
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
  return joined(consonantsOf(name.replace(/(\D)\1+/gu, "$1"), arabicFor), ARABIC_VOWELS);
}

/** What Latin writes for an Arabic letter. The vowels between are anybody's. */
const latinFor: readonly (readonly [arabic: RegExp, latin: string])[] = [
  // The article turns with the letter after it ('ezzahra', 'eddine'), or is left out.
  [/^ال(?=\p{L}{2})/u, "[lzsnrtd]?"],
  [/^ه(?= |$)/u, "h?"],
  [/^ب/u, "[bp]"],
  [/^ت/u, "t"],
  [/^ث/u, "(?:th|t|s)"],
  [/^ج/u, "(?:dj|j|g)"],
  [/^خ/u, "(?:kh|k|h)"],
  [/^د/u, "d"],
  [/^[ذظض]/u, "(?:dh|d|z)"],
  [/^ر/u, "r"],
  [/^ز/u, "z"],
  [/^[سص]/u, "[sc]"],
  [/^ش/u, "(?:ch|sh)"],
  [/^ط/u, "t"],
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

function inLatin(name: string): string {
  return joined(consonantsOf(name, latinFor), LATIN_VOWELS);
}

type Consonants = { found: string[]; wordEnds: boolean };

function consonantsOf(name: string, letters: typeof arabicFor): Consonants {
  const found: string[] = [];
  for (let rest = name; rest !== ""; ) {
    const [length, reading] = readingOf(rest, letters);
    if (reading) found.push(reading);
    rest = rest.slice(length);
  }
  return { found, wordEnds: found.length < 2 };
}

function readingOf(rest: string, letters: typeof arabicFor): [length: number, reading?: string] {
  for (const [written, reading] of letters) {
    const match = written.exec(rest);
    if (match) return [match[0].length, reading];
  }
  return [1];
}

/** One consonant alone would be half the hotel: 'ali' is then the whole word. */
function joined({ found, wordEnds }: Consonants, vowels: string): string {
  if (found.length === 0) return "";
  const read = found.map((consonant) => `(?:${consonant}){1,2}`).join(vowels);
  return `${vowels}${read}${wordEnds ? `${vowels}(?: |$)` : ""}`;
}
