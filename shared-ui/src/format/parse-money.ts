const DINARS = /^(-?)(\d{1,3}(?:[. ]\d{3})+|\d+)(?:[.,](\d{0,2}))?$/u;

/**
 * The centimes a person typed as dinars, or undefined when it is no amount.
 *
 * Comma or point may be the decimal mark; a point followed by exactly three digits groups
 * thousands, as the product prints them: `1.234` is one thousand, `1.23` is one dinar.
 */
export function parseMoney(typed: string): number | undefined {
  const text = latinDigits(typed)
    .replace(/da$/iu, "")
    .replace(/[\s\u00a0\u202f]+/gu, " ")
    .trim();
  const match = DINARS.exec(text);
  if (!match) return undefined;
  const [, sign = "", whole = "", cents = ""] = match;
  const total = Number(whole.replace(/[. ]/gu, "")) * 100 + Number(cents.padEnd(2, "0"));
  if (!Number.isSafeInteger(total)) return undefined;
  return sign && total !== 0 ? -total : total;
}

/** Arabic-Indic digits as Latin ones: an Arabic keyboard may type either. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660));
}
