import { MAX_AMOUNT_CENTIMES, positiveCentimesSchema } from "@funduq/shared-types/values/money";
import { MoneyField } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";

type AmountFieldProps = {
  label: string;
  value: number | null;
  onChange: (centimes: number | null) => void;
  /** The form was sent: what is no amount to post is said now. */
  tried: boolean;
  /** The form's own sentence for it, which the reason stands beside. */
  sentence: string | undefined;
  /** An amount that could be posted, but not here. */
  refused?: boolean;
  hint?: string | undefined;
  autoFocus?: boolean;
};

/** An amount to post: above zero, in centimes, and no more than a posting can hold. */
export function AmountField(props: AmountFieldProps) {
  const { tried, sentence, refused = false, hint, ...field } = props;
  const t = useText("frontoffice");
  const isGood = positiveCentimesSchema.safeParse(field.value).success && !refused;
  const fault = [sentence, reasonAgainst(field.value, t)].filter(Boolean).join(" ");
  return (
    <MoneyField
      required
      {...field}
      hint={hint}
      error={tried && !isGood && fault ? fault : undefined}
    />
  );
}

/** What can't be read at all, the field says itself. */
function reasonAgainst(
  amount: number | null,
  t: ReturnType<typeof useText<"frontoffice">>,
): string | undefined {
  if (amount === null) return undefined;
  if (amount > MAX_AMOUNT_CENTIMES)
    return t("amount.too-large", { most: formatMoney(MAX_AMOUNT_CENTIMES) });
  return amount <= 0 ? t("amount.not-above-zero") : undefined;
}
