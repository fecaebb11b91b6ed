import type { Invoice, SavedInvoiceLine } from "@funduq/shared-types/contracts/invoice";
import { leftOf, priceLeftOf, spreadLimit } from "@funduq/shared-types/rules/credit-amount";
import { FieldSet, MoneyField, Name, SegmentedControl } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { lineText, useDocumentText } from "@funduq/shared-ui/print";
import { type CreditChoice, creditableLines } from "./credit-choice.ts";
import classes from "./credit-note.module.css";

type MoneyPath = "amount" | `prices.${string}` | `stayTaxes.${string}`;
type MoneyFieldOf = (path: MoneyPath) => BoundField<number | null | undefined>;

type CreditAmountFieldsProps = {
  invoice: Invoice;
  amountOf: CreditChoice["amountOf"];
  onAmountOf: (amountOf: CreditChoice["amountOf"]) => void;
  field: MoneyFieldOf;
};

const ways = ["invoice", "lines"] as const;

/** One amount that is spread over the invoice, or an amount of each line (INV-16). */
export function CreditAmountFields(props: CreditAmountFieldsProps) {
  const { invoice, amountOf, onAmountOf, field } = props;
  const t = useText("commercial");
  const amount = field("amount");
  const lines = creditableLines(invoice);
  const hasStayTax = lines.some((line) => leftOf(line).stayTaxCentimes > 0);
  return (
    <>
      <SegmentedControl
        label={t("credit.amount-of")}
        labelHidden={false}
        value={amountOf}
        onChange={onAmountOf}
        options={ways.map((value) => ({ value, label: t(`credit.amount-of.${value}`) }))}
      />
      {hasStayTax && <p>{t(`credit.stay-tax.${amountOf}`)}</p>}
      {amountOf === "invoice" ? (
        <MoneyField
          {...amount}
          value={amount.value ?? null}
          label={t("credit.amount")}
          hint={t("credit.spread", { most: formatMoney(spreadLimit(invoice)) })}
          required
        />
      ) : (
        <FieldSet legend={t("credit.lines")}>
          <div className={classes.lines}>
            {lines.map((line) => (
              <LineFields key={line.position} line={line} field={field} />
            ))}
          </div>
        </FieldSet>
      )}
    </>
  );
}

/** The amount of a line, and its stay tax apart: a lower price does not reduce it. */
function LineFields({ line, field }: { line: SavedInvoiceLine; field: MoneyFieldOf }) {
  const t = useText("commercial");
  const price = field(`prices.${line.position}`);
  const stayTax = field(`stayTaxes.${line.position}`);
  const words = useDocumentText();
  const text = lineText(line, words);
  const left = leftOf(line).stayTaxCentimes;
  const atMost = (amount: number) => t("credit.at-most", { amount: formatMoney(amount) });
  return (
    <FieldSet
      legend={t("credit.line", { position: line.position, text, guest: line.guestName })}
      legendHidden
    >
      <p className={classes.line} aria-hidden>
        <bdi>{t("credit.numbered", { position: line.position, text })}</bdi> ·{" "}
        <Name>{line.guestName}</Name>
      </p>
      <div className={classes.amounts}>
        {priceLeftOf(line) > 0 && (
          <MoneyField
            {...price}
            value={price.value ?? null}
            label={t("credit.price")}
            hint={atMost(priceLeftOf(line))}
          />
        )}
        {left > 0 && (
          <MoneyField
            {...stayTax}
            value={stayTax.value ?? null}
            label={words("invoice.stay-tax")}
            hint={atMost(left)}
          />
        )}
      </div>
    </FieldSet>
  );
}
