import { type TaxTreatment, taxTreatmentSchema } from "@funduq/shared-types/contracts/tax";
import { addedTva, includedTva, nightStayTax } from "@funduq/shared-types/rules/included-tax";
import { centimes, ZERO } from "@funduq/shared-types/values/money";
import { Select } from "@funduq/shared-ui";
import { formatMoney, parseMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";

type TreatmentFieldProps = {
  label: string;
  hint: string;
  error?: string | undefined;
  value: TaxTreatment;
  onChange: (treatment: TaxTreatment) => void;
};

/** Where a tax is; the hint says what that does, with figures. */
export function TreatmentField(field: TreatmentFieldProps) {
  const t = useText("admin");
  const options = taxTreatmentSchema.options.map((value) => ({
    value,
    label: t(`setup.treatment.${value}`),
  }));
  return <Select {...field} options={options} />;
}

/** The price of a night and the adults of the examples. */
const EXAMPLE_PRICE = centimes(720_000);
const EXAMPLE_ADULTS = 2;

/** What becomes of TVA at the rate that is typed. */
export function tvaSentence(
  { tvaBp, tvaTreatment }: { tvaBp: string; tvaTreatment: TaxTreatment },
  t: ReturnType<typeof useText<"admin">>,
): string {
  const taxIn = tvaTreatment === "included" ? includedTva : addedTva;
  const tax = formatMoney(taxIn(EXAMPLE_PRICE, parseMoney(tvaBp) ?? 0));
  return t(`setup.tva-says.${tvaTreatment}`, { tax, price: formatMoney(EXAMPLE_PRICE) });
}

/** What becomes of the stay tax that is typed. */
export function stayTaxSentence(
  typed: { stayTaxCentimes: number | null; stayTaxTreatment: TaxTreatment },
  t: ReturnType<typeof useText<"admin">>,
): string {
  const perPerson = centimes(typed.stayTaxCentimes ?? ZERO);
  const tax = formatMoney(nightStayTax(EXAMPLE_ADULTS, perPerson));
  return t(`setup.stay-tax-says.${typed.stayTaxTreatment}`, { tax });
}
