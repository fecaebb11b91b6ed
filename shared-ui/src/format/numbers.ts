export {
  formatBasisPoints,
  formatNumber,
  formatShare,
} from "@funduq/shared-types/values/number-text";
