import type { Centimes } from "../values/money.ts";
import type { PaperLanguage } from "../values/paper-languages.ts";

/** The languages that documents are written in. */
/**
 * An amount as an invoice must spell it out: 'mille deux cent quatre-vingts dinars algériens et cinquante centimes'.
 * Amounts from zero up to 999 999 999 999,99 DA.
 */
export function amountInWords(amount: Centimes, language: PaperLanguage): string {
  const dinars = Math.floor(amount / 100);
  const rest = amount % 100;
  return language === "fr" ? frenchAmount(dinars, rest) : arabicAmount(dinars, rest);
}

/** The parts of a number by thousands, the greatest first: 1 002 003 is 1 million, 2 thousands and 3. */
function partsOf(number: number): { value: number; power: number }[] {
  return [3, 2, 1, 0]
    .map((power) => ({ value: Math.floor(number / 1000 ** power) % 1000, power }))
    .filter(({ value }) => value > 0);
}

function frenchAmount(dinars: number, rest: number): string {
  const isRound = dinars >= 1_000_000 && dinars % 1_000_000 === 0;
  const unit = dinars < 2 ? "dinar algérien" : "dinars algériens";
  const whole = `${frenchNumber(dinars)} ${isRound ? "de " : ""}${unit}`;
  if (rest === 0) return whole;
  return `${whole} et ${frenchNumber(rest)} ${rest < 2 ? "centime" : "centimes"}`;
}

const frenchUnits =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  );
const frenchTens = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante"];

function frenchNumber(number: number): string {
  return number === 0 ? "zéro" : partsOf(number).map(frenchPart).join(" ");
}

function frenchPart({ value, power }: { value: number; power: number }): string {
  if (power === 0) return below1000(value, true);
  // 'Mille' is no noun: never 'un mille', and 'cent' and 'quatre-vingt' before it have no s.
  if (power === 1) return value === 1 ? "mille" : `${below1000(value, false)} mille`;
  const noun = power === 2 ? "million" : "milliard";
  return `${below1000(value, true)} ${noun}${value > 1 ? "s" : ""}`;
}

/** `ends`: nothing of the same number follows, so that 'cent' and 'quatre-vingt' take their s. */
function below1000(number: number, ends: boolean): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  if (hundreds === 0) return below100(rest, ends);
  const hundred =
    hundreds === 1 ? "cent" : `${frenchUnits[hundreds]} cent${rest === 0 && ends ? "s" : ""}`;
  return rest === 0 ? hundred : `${hundred} ${below100(rest, ends)}`;
}

function below100(number: number, ends: boolean): string {
  if (number < 20) return frenchUnits[number] ?? "";
  if (number === 80 && ends) return "quatre-vingts";
  // 70 to 79 and 90 to 99 count on from 60 and 80.
  const tens = number >= 80 ? 80 : Math.min(60, number - (number % 10));
  const word = tens === 80 ? "quatre-vingt" : (frenchTens[tens / 10] ?? "");
  const rest = frenchUnits[number - tens];
  if (number === tens) return word;
  return withAnd.includes(number) ? `${word} et ${rest}` : `${word}-${rest}`;
}

const withAnd = [21, 31, 41, 51, 61, 71];

/** A counted noun in the forms that Arabic has for one, two, three to ten, eleven to ninety-nine, and hundreds. */
type Noun = {
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
  /** 101 and 102 say the noun twice, 'a hundred dinars and a dinar': the first and the last of them, where they differ. */
  first?: string;
  last?: string;
};

const dinar: Noun = {
  one: "دينار جزائري واحد",
  two: "ديناران جزائريان",
  few: "دنانير جزائرية",
  many: "دينارًا جزائريًا",
  other: "دينار جزائري",
  first: "دينار",
  last: "دينار جزائري",
};
const centime: Noun = {
  one: "سنتيم واحد",
  two: "سنتيمان",
  few: "سنتيمات",
  many: "سنتيمًا",
  other: "سنتيم",
};
const powers: readonly Noun[] = [
  { one: "ألف", two: "ألفان", few: "آلاف", many: "ألفًا", other: "ألف" },
  { one: "مليون", two: "مليونان", few: "ملايين", many: "مليونًا", other: "مليون" },
  { one: "مليار", two: "ملياران", few: "مليارات", many: "مليارًا", other: "مليار" },
];

const arabicUnits = "صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة".split(" ");
const arabicTens = " عشرة عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون".split(" ");
const arabicHundreds =
  " مائة مائتان ثلاثمائة أربعمائة خمسمائة ستمائة سبعمائة ثمانمائة تسعمائة".split(" ");

function arabicAmount(dinars: number, rest: number): string {
  const whole = counted(dinars, dinar);
  return rest === 0 ? whole : `${whole} و${counted(rest, centime)}`;
}

/** The number with its noun: the last two figures choose the noun's form. */
function counted(number: number, noun: Noun): string {
  if (number === 1) return noun.one;
  if (number === 2) return noun.two;
  const end = number % 100;
  if (end === 1 || end === 2) {
    const { first = noun.other, last = noun.one } = noun;
    return `${beforeNoun(arabicNumber(number - end))} ${first} و${end === 1 ? last : noun.two}`;
  }
  const form = end >= 3 && end <= 10 ? noun.few : end >= 11 ? noun.many : noun.other;
  return `${beforeNoun(arabicNumber(number))} ${form}`;
}

function arabicNumber(number: number): string {
  if (number === 0) return "صفر";
  return partsOf(number)
    .map(({ value, power }) => {
      const noun = powers[power - 1];
      return noun ? counted(value, noun) : arabicBelow1000(value);
    })
    .join(" و");
}

function arabicBelow1000(number: number): string {
  const hundreds = arabicHundreds[Math.floor(number / 100)];
  const rest = number % 100;
  return [hundreds, rest === 0 ? "" : arabicBelow100(rest)].filter(Boolean).join(" و");
}

function arabicBelow100(number: number): string {
  if (number <= 10) return arabicUnits[number] ?? "";
  if (number === 11) return "أحد عشر";
  if (number === 12) return "اثنا عشر";
  const units = arabicUnits[number % 10];
  if (number < 20) return `${units} عشر`;
  const tens = arabicTens[Math.floor(number / 10)];
  return number % 10 === 0 ? (tens ?? "") : `${units} و${tens}`;
}

/** The last word of a number loses its ending before what it counts: مائتا ألف, أحد عشر ألف دينار. */
function beforeNoun(number: string): string {
  return number
    .replace(/(مائتا|ألفا|مليونا|مليارا)ن$/u, "$1")
    .replace(/(ألف|مليون|مليار)ًا$/u, "$1");
}
