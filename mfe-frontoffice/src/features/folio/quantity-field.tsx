import { MAX_QUANTITY } from "@funduq/shared-types/rules/charge-item";
import { NumberField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useEffect, useRef } from "react";

type QuantityFieldProps = {
  /** Which item: each that is picked is asked for anew. */
  itemId: string;
  value: number | null;
  onChange: (quantity: number | null) => void;
};

/** How many pieces of the picked item. It takes the focus with its number selected, to be typed over (FOL-04). */
export function QuantityField({ itemId, value, onChange }: QuantityFieldProps) {
  const t = useText("frontoffice");
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item asks for its own number
  useEffect(() => {
    const input = place.current?.querySelector("input");
    input?.focus();
    input?.select();
  }, [itemId]);
  return (
    <div ref={place}>
      <NumberField
        label={t("charge.quantity")}
        required
        value={value}
        onChange={onChange}
        min={1}
        max={MAX_QUANTITY}
        error={isQuantity(value) ? undefined : t("charge.quantity-fault", { most: MAX_QUANTITY })}
      />
    </div>
  );
}

export function isQuantity(value: number | null): value is number {
  return value !== null && value >= 1 && value <= MAX_QUANTITY;
}
