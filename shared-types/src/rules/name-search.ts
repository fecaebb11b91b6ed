/** Letters that carry no mark Unicode could strip, as people type them when they search. */
const sameLetter: Readonly<Record<string, string>> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ې: "ي",
  ک: "ك",
  ة: "ه",
  ۀ: "ه",
};
const differing = new RegExp(`[${Object.keys(sameLetter).join("")}]`, "gu");

/** Vowel signs, accents, the Arabic tatweel, and invisible characters. */
const unseen = /[\p{M}\p{Cf}ـ]/gu;

/**
 * A name as it is searched: without case, accents, Arabic vowel signs and tatweel; the forms of
 * alef, ya and ta marbuta are one letter each. 'Bénaïssa' and 'benaissa', 'أحمد' and 'احمد' are
 * the same. Written and searched texts both go through here, never through two foldings.
 */
export function foldName(text: string): string {
  const bare = text.normalize("NFKD").toLowerCase().normalize("NFD").replace(unseen, "");
  return westernDigits(bare.replace(differing, (letter) => sameLetter[letter] ?? letter));
}

/** The words of a folded name in order: 'Ben Aïssa-Khelif' has three. */
function nameParts(text: string): string[] {
  return foldName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "");
}

/** A name in the form that is stored for searching: its words with one space between them. */
export function nameSearch(text: string): string {
  return nameParts(text).join(" ");
}

/**
 * A phone number as it is searched: digits alone, and an Algerian one always in its national form,
 * so that '+213 555 12', '00213 555 12' and '0555 12' are one number.
 */
export function phoneDigits(text: string): string {
  const digits = westernDigits(text.normalize("NFKC")).replace(/\D/g, "");
  const international = digits.replace(/^00/, "");
  return international.startsWith("213") ? `0${international.slice(3)}` : international;
}

/** Whether someone who searches is typing a phone number rather than a name. */
export function isPhoneSearch(text: string): boolean {
  return /^[+\d\s().-]*\d[+\d\s().-]*$/.test(westernDigits(text.normalize("NFKC")));
}

/** Figures as every keyboard writes them, in the figures of the database. */
export function westernDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}
