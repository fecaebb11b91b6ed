import { LAST_COURSE } from "@funduq/shared-types/values/bill-limits";
import { IconButton, Menu, type MenuItem, Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import {
  GroupIcon,
  MoreIcon,
  MoveIcon,
  PrintIcon,
  RateIcon,
  SplitIcon,
} from "@funduq/shared-ui/icons";
import classes from "./order.module.css";
import type { OrderDialog } from "./order-dialog.ts";
import type { Order } from "./use-order.ts";

type BillMenuProps = {
  order: Order;
  course: number;
  onCourse: (course: number) => void;
  onAsk: (dialog: OrderDialog) => void;
};

/** Above the lines: the course of what is added next, and what is seldom done with a bill. */
export function BillMenu({ order, course, onCourse, onAsk }: BillMenuProps) {
  const t = useText("till");
  const { bill } = order;
  const courses = Array.from({ length: LAST_COURSE }, (_, index) => String(index + 1));
  const pieces = bill?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const say = useText("pos");
  const items: MenuItem[] = [
    {
      label: say("bill.print"),
      icon: PrintIcon,
      disabled: pieces === 0,
      onSelect: () => onAsk({ kind: "print" }),
    },
    { label: t("move-to-table"), icon: MoveIcon, onSelect: () => onAsk({ kind: "move" }) },
    {
      label: t("split-bill"),
      icon: SplitIcon,
      disabled: pieces < 2,
      onSelect: () => onAsk({ kind: "split" }),
    },
    { label: t("merge-bill"), icon: GroupIcon, onSelect: () => onAsk({ kind: "merge" }) },
    {
      label: t("discount-bill"),
      icon: RateIcon,
      disabled: pieces === 0,
      onSelect: () => onAsk({ kind: "discount", lineId: null }),
    },
  ];
  return (
    <div className={classes.billMenu}>
      <Select
        label={t("course")}
        labelHidden
        value={String(course)}
        onChange={(chosen) => onCourse(Number(chosen))}
        options={courses.map((number) => ({
          value: number,
          label: t("course-number", { number }),
        }))}
      />
      {bill && (
        <Menu trigger={<IconButton icon={MoreIcon} label={t("more-actions")} />} items={items} />
      )}
    </div>
  );
}
