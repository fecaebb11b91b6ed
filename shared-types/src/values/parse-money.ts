const DINARS = /^(-?)(\d{1,3}(?:[. ]\d{3})+|\d+)(?:[.,](\d{0,2}))?$/u;

/**
 * The centimes a person typed as dinars, or undefined when it is no amount.
 *
 * Comma or point may be the decimal mark; a point followed by exactly three digits groups
 * thousands, as the product prints them: `1.234` is one thousand, `1.23` is one dinar.
 */
export function parseMoney(typed: string): number | undefined {
  const match = DINARS.exec(bareAmount(typed));
  if (!match) return undefined;
  const [, sign = "", whole = "", cents = ""] = match;
  const total = Number(whole.replace(/[. ]/gu, "")) * 100 + Number(cents.padEnd(2, "0"));
  if (!Number.isSafeInteger(total)) return undefined;
  return sign && total !== 0 ? -total : total;
}

/** The same for a field that may be empty, which is 0. */
export function parseOptionalMoney(typed = ""): number | undefined {
  return typed.trim() === "" ? 0 : parseMoney(typed);
}

/** Whether what was typed would be an amount, had it not more than two decimals. */
export function hasTooManyDecimals(typed: string): boolean {
  const cut = /^(.*[.,]\d\d)\d+$/u.exec(bareAmount(typed))?.[1];
  return cut !== undefined && parseMoney(typed) === undefined && parseMoney(cut) !== undefined;
}

/** Without its currency, in Latin marks: an Arabic keyboard has a decimal comma of its own. */
function bareAmount(typed: string): string {
  return latinDigits(typed)
    .replace(/[٫،]/gu, ",")
    .replace(/٬/gu, ".")
    .replace(/−/gu, "-")
    .replace(/\s*(?:da|dzd|د\.?ج\.?)\s*$/iu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * Arabic-Indic digits as Latin ones, and without the invisible marks that a copied text brings
 * along: an Arabic keyboard may type either, a paste from the screen has both.
 */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u200e\u200f\u2066-\u2069]/gu, "");
}
