import { TextField } from "@funduq/shared-ui";
import { formatAmount, parseMoney } from "@funduq/shared-ui/format";
import type { BoundField } from "@funduq/shared-ui/forms";
import type { ReactNode } from "react";

type AmountFieldProps = BoundField<string> & { label: string; hint?: ReactNode };

/** An amount in dinars that may be left empty. When it is left, it is shown as the product shows amounts. */
export function AmountField({ onBlur, ...props }: AmountFieldProps) {
  function handleBlur() {
    const centimes = parseMoney(props.value);
    const shown = centimes === undefined ? props.value : formatAmount(centimes);
    if (shown !== props.value) props.onChange(shown);
    onBlur();
  }
  return <TextField {...props} inputMode="decimal" dir="ltr" onBlur={handleBlur} />;
}
