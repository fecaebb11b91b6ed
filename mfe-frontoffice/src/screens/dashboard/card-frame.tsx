import { type StatusName, statusProps, VisuallyHidden } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { ReactNode } from "react";
import type { BoardRoom } from "./board.ts";
import classes from "./card.module.css";

export const CARD = "[data-room]";

/** How a kind of cards says the state of the room. */
export type CardState = {
  tone: StatusName;
  badge: ReactNode;
  /** How many stays the card names; undefined on housekeeping's cards, which name nobody. */
  guests?: "none" | "one" | "two" | "more";
  /** The card has more lines than a desktop tile: one of them replaces the room type. */
  brief?: boolean;
};

type CardFrameProps = CardState & {
  shown: BoardRoom;
  isCurrent: boolean;
  /** What a click on the card or Enter does; its buttons do their own work. */
  onOpen: (card: HTMLElement) => void;
  children: ReactNode;
};

/** The cell of one room in the grid: its number, its type and the state that colours it. */
export function CardFrame(props: CardFrameProps) {
  const { shown, tone, badge, guests, brief, isCurrent, onOpen, children } = props;
  const t = useText("frontoffice");
  const { className, ...data } = statusProps(tone);
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards of a grid that wraps are no table cells
    <div
      {...data}
      className={`${className} ${classes.card}`}
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-room={shown.room.id}
      data-number={shown.room.number}
      data-guests={guests}
      data-brief={brief || undefined}
      onClick={(event) => {
        if (!isOfButton(event.target)) onOpen(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.target !== event.currentTarget) return;
        event.preventDefault();
        onOpen(event.currentTarget);
      }}
    >
      <div className={classes.head}>
        <VisuallyHidden>{t("stay.title", { number: shown.room.number })}</VisuallyHidden>
        <bdi aria-hidden className={classes.number}>
          {shown.room.number}
        </bdi>
        <span className={classes.type}>{shown.typeName}</span>
        {badge}
      </div>
      {children}
    </div>
  );
}

/** The context by which the parts of a card know it. */
export function cardOf(part: Element): HTMLElement | null {
  return part.closest<HTMLElement>(CARD);
}

/** A button of the card, or of a menu that it opened. */
function isOfButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button") !== null;
}
