import type { BillLine, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { readyByLine } from "@funduq/shared-types/rules/bill-ready";
import { Amount, IconButton, Name, VisuallyHidden } from "@funduq/shared-ui";
import { formatBasisPoints } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, DoneIcon, LessIcon, NoteIcon, RateIcon } from "@funduq/shared-ui/icons";
import { memo, useEffect, useRef } from "react";
import classes from "./lines.module.css";

type LineActions = {
  onMore: (line: BillLine) => void;
  onLess: (line: BillLine) => void;
  onOpen: (line: BillLine) => void;
};
type BillLinesProps = LineActions & { bill: OpenBill };

/** The lines by course, in the order of their taps. The newest is in sight. */
export function BillLines({ bill, ...actions }: BillLinesProps) {
  const t = useText("till");
  const { lines } = bill;
  const ready = readyByLine(bill);
  const list = useRef<HTMLUListElement>(null);
  const newest = lines.at(-1)?.id;
  useEffect(() => {
    if (newest && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  const courses = [...new Set(lines.map(({ course }) => course))].sort((a, b) => a - b);
  return (
    <ul ref={list} className={classes.lines} aria-label={t("lines")}>
      {courses.map((course) => [
        courses.length > 1 && (
          <li key={`course ${course}`} className={classes.course}>
            {t("course-number", { number: course })}
          </li>
        ),
        lines
          .filter((line) => line.course === course)
          .map((line) => (
            <Line key={line.id} line={line} ready={ready.get(line.id) ?? 0} {...actions} />
          )),
      ])}
    </ul>
  );
}

/** `ready`: how many of it wait in the kitchen for a waiter. */
type LineProps = { line: BillLine; ready: number };

const Line = memo(function Line({ line, ready, onMore, onLess, onOpen }: LineActions & LineProps) {
  const t = useText("till");
  const { name, quantity, firedQuantity } = line;
  const isFired = firedQuantity >= quantity;
  return (
    <li
      className={classes.line}
      data-fired={isFired || undefined}
      data-ready={ready > 0 || undefined}
    >
      <div className={classes.quantity}>
        <IconButton icon={LessIcon} label={t("less", { name })} onClick={() => onLess(line)} />
        <output className={classes.count}>{quantity}</output>
        <IconButton icon={AddIcon} label={t("more", { name })} onClick={() => onMore(line)} />
      </div>
      <button type="button" className={classes.what} onClick={() => onOpen(line)}>
        <span className={classes.name}>
          <Name>{name}</Name>
          <span className={classes.amount}>
            <Amount value={billAmounts([line]).netCentimes} strong />
          </span>
        </span>
        <LineDetails line={line} ready={ready} />
      </button>
    </li>
  );
});

function LineDetails({ line, ready }: LineProps) {
  const t = useText("till");
  const { modifiers, note, quantity, firedQuantity, discountBp, discountReason, happyHour } = line;
  return (
    <>
      {happyHour && (
        <span className={classes.detail}>
          <Name>{happyHour.name}</Name>
          <s>
            <VisuallyHidden>{t("normal-price")} </VisuallyHidden>
            <Amount value={happyHour.normalPriceCentimes * quantity} />
          </s>
        </span>
      )}
      {modifiers.length > 0 && (
        <span className={classes.detail}>
          {modifiers.map(({ id, name }) => (
            <bdi key={id}>{name}</bdi>
          ))}
        </span>
      )}
      {note !== "" && (
        <span className={classes.detail}>
          <NoteIcon size={16} />
          <bdi>{note}</bdi>
        </span>
      )}
      {discountBp > 0 && (
        <span className={classes.detail}>
          <RateIcon size={16} />
          <bdi dir="ltr">{formatBasisPoints(discountBp)}</bdi>
          <bdi>{discountReason}</bdi>
        </span>
      )}
      {firedQuantity > 0 && (
        <span className={classes.fired}>
          <DoneIcon size={16} />
          {firedQuantity < quantity
            ? t("partly-sent", { sent: firedQuantity, of: quantity })
            : t("sent")}
        </span>
      )}
      {ready > 0 && (
        <span className={classes.ready}>
          <DoneIcon size={16} />
          {t("ready", { count: ready })}
        </span>
      )}
    </>
  );
}
