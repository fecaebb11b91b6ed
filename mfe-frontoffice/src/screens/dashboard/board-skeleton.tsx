import { SkeletonBar, SkeletonFrame } from "@funduq/shared-ui";
import classes from "./board.module.css";
import places from "./board-skeleton.module.css";
import card from "./card.module.css";
import sides from "./sidebar.module.css";
import { useIsPhone } from "./use-is-phone.ts";
import type { Sidebar } from "./use-sidebar.ts";

const FLOORS = ["first", "second", "third", "fourth"];
const ROOMS = ["a", "b", "c", "d", "e", "f", "g", "h"];
const CHIPS = ["6.4rem", "6.5rem", "5rem", "5.5rem", "7.5rem", "6rem", "7rem"];

type BoardSkeletonProps = { label: string; sidebar: Sidebar };

/**
 * The place of the board while its data is on the way: its toolbar, its floors with their cards,
 * the day's movements beside them. It says so in the specification's words (FO-15).
 */
export function BoardSkeleton({ label, sidebar }: BoardSkeletonProps) {
  const board = (
    <div>
      <div className={places.tools}>
        <p className={places.said}>{label}</p>
        <div className={places.chips}>
          {CHIPS.map((width) => (
            <SkeletonBar key={width} width={width} height="var(--fq-control)" />
          ))}
        </div>
      </div>
      <div className={classes.grid}>
        {FLOORS.map((floor) => (
          <FloorSkeleton key={floor} />
        ))}
      </div>
    </div>
  );
  if (useIsPhone()) return <SkeletonFrame label={label}>{board}</SkeletonFrame>;
  return (
    <SkeletonFrame label={label}>
      <div className={sides.layout}>
        <div className={sides.board}>{board}</div>
        <div className={sidebar.opened ? sides.sidebar : sides.rail}>
          <SkeletonBar width="2.75rem" height="12rem" />
        </div>
      </div>
    </SkeletonFrame>
  );
}

function FloorSkeleton() {
  return (
    <div className={classes.floor}>
      <div className={classes.floorTitle}>
        <SkeletonBar width="5rem" />
      </div>
      <div className={classes.group}>
        {ROOMS.map((room) => (
          <div key={room} className={card.card}>
            <div className={card.head}>
              <SkeletonBar width="3rem" height="1.75rem" />
              <SkeletonBar width="5rem" />
            </div>
            <SkeletonBar width="70%" />
            <SkeletonBar width="45%" />
          </div>
        ))}
      </div>
    </div>
  );
}
