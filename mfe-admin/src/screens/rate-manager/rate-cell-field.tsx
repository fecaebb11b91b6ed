import { MAX_AMOUNT_CENTIMES } from "@funduq/shared-types/values/money";
import { Button, Group, TextField } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import type { RateCell } from "../../features/rates/rate-cells.ts";
import type { SheetForm } from "../../features/rates/use-rate-sheet.ts";
import classes from "./rate-manager.module.css";

type RateCellProps = { cell: RateCell; form: SheetForm };

/** What a night costs for so many guests (RAT-01). */
export function RateCellField({ cell, form }: RateCellProps) {
  const t = useText("admin");
  return (
    <div data-changed={cell.change ? "" : undefined} className={classes.cell}>
      <TextField
        label={t("rates.guests", { count: cell.guests })}
        name={cell.key}
        dir="ltr"
        inputMode="decimal"
        placeholder={t("rates.currency")}
        maxLength={40}
        value={cell.text}
        onChange={(text) => form.type(cell, text)}
        onBlur={() => form.settle(cell)}
        error={useFault(cell)}
        hint={cell.noNumber && t("rates.not-a-number", { typed: cell.noNumber })}
      />
      {cell.isContested && <Contest cell={cell} form={form} />}
    </div>
  );
}

function useFault({ fault, isContested, saved }: RateCell) {
  const t = useText("admin");
  if (isContested)
    return t("rates.meanwhile", {
      amount: saved === null ? t("rates.not-set") : formatMoney(saved),
    });
  if (fault === "too-much") return t("rates.too-much", { most: formatMoney(MAX_AMOUNT_CENTIMES) });
  return fault && t(`rates.${fault}`);
}

/** Somebody else has saved another rate here: whose it is to be, whoever sees both decides (RAT-02). */
function Contest({ cell, form }: RateCellProps) {
  const t = useText("admin");
  return (
    <Group gap={1}>
      <Button onClick={() => form.keepMine(cell)}>{t("rates.keep-mine")}</Button>
      <Button onClick={() => form.takeBack(cell)}>{t("rates.take-theirs")}</Button>
    </Group>
  );
}
