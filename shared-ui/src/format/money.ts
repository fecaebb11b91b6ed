export { formatAmount, formatMoney } from "@funduq/shared-types/values/money-text";
