import type { BillLine, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import {
  countedOptions,
  isSet,
  kitchenParts,
  unsentOf,
} from "@funduq/shared-types/rules/bill-dishes";
import { countByDish, countByLine } from "@funduq/shared-types/rules/bill-ready";
import { Amount, IconButton, Name, VisuallyHidden } from "@funduq/shared-ui";
import { formatBasisPoints } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import {
  AddIcon,
  DoneIcon,
  GroupIcon,
  LessIcon,
  NoteIcon,
  RateIcon,
} from "@funduq/shared-ui/icons";
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
  const ready = countByLine(bill.ready);
  const served = countByLine(bill.served);
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
            <Line
              key={line.id}
              line={line}
              ready={ready.get(line.id) ?? 0}
              served={served.get(line.id) ?? 0}
              readyDishes={countByDish(bill.ready, line).join()}
              servedDishes={countByDish(bill.served, line).join()}
              {...actions}
            />
          )),
      ])}
    </ul>
  );
}

type LineProps = {
  line: BillLine;
  /** How many of it wait in the kitchen for a waiter. */
  ready: number;
  /** How many of it were brought to the guests. */
  served: number;
  /** How many of each dish of a set wait there: '1,0'. A text, so that a line is drawn again only when it is another one. */
  readyDishes: string;
  servedDishes: string;
};

const Line = memo(function Line({ onMore, onLess, onOpen, ...kitchen }: LineActions & LineProps) {
  const t = useText("till");
  const { line, ready } = kitchen;
  const { name, quantity } = line;
  const isFired = unsentOf(line) === 0;
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
        <LineDetails {...kitchen} />
      </button>
    </li>
  );
});

function LineDetails({ line, ready, served, readyDishes, servedDishes }: LineProps) {
  const t = useText("till");
  const { note, quantity, discountBp, discountReason, happyHour } = line;
  const options = countedOptions(line.modifiers.filter(({ itemId }) => !itemId));
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
      {isSet(line) && <Dishes line={line} ready={readyDishes} served={servedDishes} />}
      {options.length > 0 && (
        <span className={classes.detail}>
          {options.map(({ id, name, count }) => (
            <span key={id}>
              {count > 1 && `${count} × `}
              <bdi>{name}</bdi>
            </span>
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
      {!isSet(line) && <InKitchen {...line} ready={ready} served={served} />}
    </>
  );
}

type DishesProps = { line: BillLine; ready: string; served: string };

/** The dishes of a set, each with what the kitchen knows of it and has ready, and what was served. */
function Dishes({ line, ready, served }: DishesProps) {
  const [readyOf, servedOf] = [ready, served].map((counts) => counts.split(",").map(Number));
  return kitchenParts(line).map((part, index) => (
    <span key={part.dish} className={classes.dish}>
      <Name>{part.name}</Name>
      <InKitchen {...part} ready={readyOf?.[index] ?? 0} served={servedOf?.[index] ?? 0} />
    </span>
  ));
}

type InKitchenProps = Pick<BillLine, "quantity" | "firedQuantity"> &
  Pick<LineProps, "ready" | "served">;

/** How many of a line or a dish the kitchen knows of, how many it has ready, and how many were served. */
function InKitchen({ quantity, firedQuantity, ready, served }: InKitchenProps) {
  const t = useText("till");
  const isPartly = firedQuantity < quantity;
  return (
    <>
      {firedQuantity > 0 && (served === 0 || isPartly) && (
        <span className={classes.fired}>
          <DoneIcon size={16} />
          {isPartly ? t("partly-sent", { sent: firedQuantity, of: quantity }) : t("sent")}
        </span>
      )}
      {ready > 0 && (
        <span className={classes.ready}>
          <DoneIcon size={16} />
          {t("ready", { count: ready })}
        </span>
      )}
      {served > 0 && (
        <span className={classes.served}>
          <GroupIcon size={16} />
          {served < quantity ? t("partly-served", { served, of: quantity }) : t("line-served")}
        </span>
      )}
    </>
  );
}
