import type { Debtor } from "@funduq/shared-types/contracts/debtor";
import { Button, Menu } from "@funduq/shared-ui";
import { formatMonth, formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { CalendarIcon } from "@funduq/shared-ui/icons";

type MonthMenuProps = {
  debtors: readonly Debtor[];
  onPick: (ids: ReadonlySet<string>) => void;
};

/** Chooses all that checked out in a month, the latest month first. */
export function MonthMenu({ debtors, onPick }: MonthMenuProps) {
  const t = useText("commercial");
  return (
    <Menu
      trigger={<Button icon={CalendarIcon}>{t("debtors.month")}</Button>}
      items={byMonth(debtors).map((ofMonth) => ({
        label: labelOf(ofMonth),
        onSelect: () => onPick(new Set(ofMonth.map(({ id }) => id))),
      }))}
    />
  );
}

function byMonth(debtors: readonly Debtor[]): Debtor[][] {
  const monthOf = ({ transferredOn }: Debtor) => transferredOn.slice(0, 7);
  const months = [...new Set(debtors.map(monthOf))].sort().reverse();
  return months.map((month) => debtors.filter((debtor) => monthOf(debtor) === month));
}

function labelOf(ofMonth: readonly Debtor[]): string {
  const [first] = ofMonth;
  return first ? `${formatMonth(first.transferredOn)} (${formatNumber(ofMonth.length)})` : "";
}
