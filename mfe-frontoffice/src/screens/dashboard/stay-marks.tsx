import type { GridBooking } from "@funduq/shared-types/contracts/day-grid";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import {
  CompanyIcon,
  GroupIcon,
  type Icon,
  NoteIcon,
  PaymentIcon,
  VipIcon,
} from "@funduq/shared-ui/icons";
import classes from "./stay-marks.module.css";

type StayMarksProps = {
  booking: GridBooking;
  /** The guest leaves today: what is owed needs a hand. */
  isDue: boolean;
};

/** What else a glance should catch of a stay, each an icon with its words: VIP, company, group, comments, what is owed. */
export function StayMarks({ booking, isDue }: StayMarksProps) {
  const t = useText("frontoffice");
  const { isVip, companyName, groupName, comments = "" } = booking;
  const balance = booking.balanceCentimes ?? 0;
  return (
    <span className={classes.marks}>
      {isVip && <Mark icon={VipIcon} label={t("vip")} tone="vip" />}
      {companyName && <Mark icon={CompanyIcon} label={t("card.company", { name: companyName })} />}
      {groupName && <Mark icon={GroupIcon} label={t("card.group", { name: groupName })} />}
      {comments.trim() && <Mark icon={NoteIcon} label={t("card.comments", { comments })} />}
      {balance > 0 && (
        <Mark
          icon={PaymentIcon}
          label={t("card.owes", { amount: formatMoney(balance) })}
          tone={isDue ? "loud" : undefined}
        />
      )}
    </span>
  );
}

type MarkProps = { icon: Icon; label: string; tone?: "loud" | "vip" | undefined };

function Mark({ icon: Picture, label, tone }: MarkProps) {
  return (
    <span role="img" aria-label={label} title={label} data-tone={tone}>
      <Picture size={14} />
    </span>
  );
}
