import { spellingsOf } from "./latin-spellings.ts";
import {
  ARTICLE,
  arabicFor,
  isOneLetterAgain,
  LAST_H,
  latinFor,
  MOST_LETTERS,
  type Readings,
  readingOf,
  withoutGaps,
} from "./name-pattern.ts";
import { nameSearch } from "./name-search.ts";

/**
 * What the stored forms of a name begin with, from some word on, where `namePattern` or all of
 * `wordPatterns` fit it. An index finds these; the patterns then decide.
 */
export type NameBeginnings = Beginnings & {
  /** A matching name has one of these too: those of the whole input or of its second longest word. */
  also?: Beginnings;
};

type Beginnings = {
  /** In each spelling, without gaps and doubled letters, as the database's `name_spelling` writes it. */
  spellings: readonly string[];
  /** In the other script: consonants alone, as `name_consonants` writes it. */
  consonants: readonly string[];
};

/** More would be looked for one after the other; fewer letters each find as much. */
const MOST_READINGS = 24;
/** Of `also`, whose ids alone are read. */
const MOST_READINGS_ALSO = 128;
const MOST_SPELLINGS = 8;

export function nameBeginnings(typed: string): NameBeginnings {
  const name = nameSearch(typed).slice(0, MOST_LETTERS).trim();
  // One letter again and again begins every name with it, and none means it.
  if (isOneLetterAgain(name)) return { spellings: [], consonants: [] };
  const [longest, second] = name.split(" ").sort((one, other) => other.length - one.length);
  if (!longest || !second) return beginningsOf([name], MOST_READINGS);
  const beginnings = beginningsOf([name, longest], MOST_READINGS);
  // A word that may have no consonant fits the consonants of every name.
  if (mayLackConsonants(second)) return beginnings;
  return { ...beginnings, also: beginningsOf([name, second], MOST_READINGS_ALSO) };
}

function beginningsOf(texts: readonly string[], mostReadings: number): Beginnings {
  return {
    spellings: shortest(texts.flatMap(spellings)),
    consonants: shortest(texts.flatMap((text) => consonants(text, mostReadings))),
  };
}

function mayLackConsonants(word: string): boolean {
  return consonants(word, MOST_READINGS_ALSO).includes("");
}

/** The upper bound of all texts that begin with `beginning`, in byte order. */
export function endOf(beginning: string): string {
  return `${beginning}\u{10FFFF}`;
}

function spellings(name: string): string[] {
  return combined(spellingsOf(withoutGaps(name)), MOST_SPELLINGS).map(withoutGaps);
}

function consonants(name: string, most: number): string[] {
  const isArabic = /\p{Script=Arabic}/u.test(name);
  const readings = isArabic ? latinFor : arabicFor;
  return combined(consonantReadings(name.replace(/([^0-9])\1+/gu, "$1"), readings), most);
}

/** Every combination, ended where there would be too many of them: a shorter beginning finds more. */
function combined(sounds: readonly (readonly string[])[], most: number): string[] {
  let begun = [""];
  for (const spellings of sounds) {
    const longer = begun.flatMap((before) => spellings.map((letters) => before + letters));
    if (new Set(longer).size > most) break;
    begun = [...new Set(longer)];
  }
  return begun;
}

/**
 * How each consonant may be written in the other script; '' where it may be left out. It ends where a word
 * may begin with the last consonant of the word before: the stored form has those two as one.
 */
function consonantReadings(name: string, readings: Readings): string[][] {
  const found: string[][] = [];
  let last: Consonant = { ways: [], end: 0 };
  for (let at = 0; at < name.length; ) {
    const [length, read] = readingOf(name.slice(at), readings);
    const ways = read ? waysOf(read, name, at) : unreadWays(name[at], readings);
    if (isConsonant(read)) {
      if (isSameSound(last, ways, name.slice(last.end, at))) break;
      last = { ways, end: at + length };
    }
    if (ways.length > 0) found.push(ways);
    at += length;
  }
  return found;
}

type Consonant = { ways: string[]; end: number };

/** 'Fatma Zohra' is written with a ta marbuta that nobody reads. */
const unreadWays = (letter: string | undefined, readings: Readings): string[] =>
  letter === " " && readings === arabicFor ? ["", "ه"] : [];

const isSameSound = (last: Consonant, ways: readonly string[], between: string): boolean =>
  /^ (?:ال)?$/u.test(between) && ways.some((way) => last.ways.includes(way));

const isConsonant = (read: string | undefined) => read && read !== ARTICLE && read !== LAST_H;

function waysOf(read: string, name: string, at: number): string[] {
  if (read === ARTICLE) return ["", "l"];
  if (read === LAST_H) return ["", "h"];
  const ways = lettersOf(read).map((letters) => letters.replace(/[aeiouyw اويءع]/gu, ""));
  return mayBeArticle(name, at) ? [...ways, ""] : ways;
}

/**
 * The article at the beginning of a stored word is left out. 'Elias' begins like one; 'Abdelkader' and
 * 'Abdelaziz' have one in the middle, 'Benali' has none.
 */
function mayBeArticle(name: string, at: number): boolean {
  if (name[at] !== "l") return false;
  const before = name.slice(0, at);
  const next = name.slice(at + 1);
  if (/(?:^| )[aeiouyw]+$/u.test(before) || /d[eu]$/u.test(before)) return true;
  return /[aeou]$/u.test(before) && /^ ?[^aeiouyw ]/u.test(next);
}

/** `[هح]` and `(?:kh|k|h)` as lists. */
function lettersOf(read: string): string[] {
  const group = /^\(\?:(.+)\)$/u.exec(read)?.[1];
  if (group) return group.split("|");
  const letters = /^\[(.+)\]$/u.exec(read)?.[1];
  return letters ? Array.from(letters) : [read.replace(/(.)\?$/u, "")];
}

/** Without prefixes that a shorter one already covers. */
function shortest(beginnings: readonly string[]): string[] {
  const all = [...new Set(beginnings)].filter((each) => each !== "");
  return all.filter((each) => !all.some((other) => other !== each && each.startsWith(other)));
}
