export {
  hasTooManyDecimals,
  latinDigits,
  parseMoney,
} from "@funduq/shared-types/values/parse-money";
