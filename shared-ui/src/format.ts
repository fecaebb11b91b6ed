/** The only place where amounts, dates and numbers become text. */
export { compareTexts } from "./format/compare-texts.ts";
export {
  formatDate,
  formatDateShort,
  formatDateTime,
  formatDay,
  formatMonth,
  formatTime,
  formatWeekday,
} from "./format/dates.ts";
export { formatList } from "./format/lists.ts";
export { formatAmount, formatMoney } from "./format/money.ts";
export { formatBasisPoints, formatNumber, formatShare } from "./format/numbers.ts";
export { latinDigits, parseMoney } from "./format/parse-money.ts";
