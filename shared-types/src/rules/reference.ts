import { westernDigits } from "./name-search.ts";

/**
 * The reference of a booking or a group (BK-22): six signs, said and typed without doubt. Neither 0 and O nor
 * 1, I and L; no vowels, so that it is no word. The first one is a letter: digits alone are a phone number (FO-12).
 */
export const REFERENCE_PATTERN = "^[BCDFGHJKMNPQRSTVWXYZ][2-9BCDFGHJKMNPQRSTVWXYZ]{5}$";

const isReference = new RegExp(REFERENCE_PATTERN, "u");

/** As it is shown and said, in two halves: 'K7M-2QX'. */
export function referenceText(reference: string): string {
  return `${reference.slice(0, 3)}-${reference.slice(3)}`;
}

/** The reference that was typed, in any case, with or without a hyphen or spaces. */
export function referenceIn(text: string): string | undefined {
  const typed = westernDigits(text.normalize("NFKC"))
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "");
  return isReference.test(typed) ? typed : undefined;
}
