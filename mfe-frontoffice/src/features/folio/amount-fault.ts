import type { BoundField } from "@funduq/shared-ui/forms";

/** The form's own sentence for an amount, and why what stands there is none. */
export function amountFault(
  { value, error }: BoundField<number | null>,
  sentence: string,
): string | undefined {
  return error && value !== null ? `${sentence} ${error}` : error && sentence;
}
