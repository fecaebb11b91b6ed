import {
  MAX_REFERENCE_LENGTH,
  type PaymentMethod,
  paymentMethodSchema,
  takesReference,
} from "@funduq/shared-types/contracts/folio";
import { Select, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { ComponentProps } from "react";

type MethodFieldProps = Omit<ComponentProps<typeof Select<PaymentMethod>>, "label" | "options">;

/** How it is paid. */
export function MethodField(props: MethodFieldProps) {
  const t = useText("frontoffice");
  return (
    <Select
      {...props}
      label={t("payment.method")}
      options={paymentMethodSchema.options.map((value) => ({
        value,
        label: t(`method.${value}`),
      }))}
    />
  );
}

type ReferenceFieldProps = Omit<ComponentProps<typeof TextField>, "label"> & {
  method: PaymentMethod;
};

/** By a card or a transfer: the reference that finds the payment again on the bank's statement (FOL-05). */
export function ReferenceField({ method, ...field }: ReferenceFieldProps) {
  const t = useText("frontoffice");
  if (!takesReference(method)) return null;
  return (
    <TextField
      {...field}
      label={t("payment.reference")}
      hint={t("payment.reference-hint")}
      maxLength={MAX_REFERENCE_LENGTH}
    />
  );
}

/** The reference as it is sent: none where it was left blank, or the method has none. */
export function sentReference({ method, reference }: { method: PaymentMethod; reference: string }) {
  return takesReference(method) && reference.trim() ? { reference } : {};
}
