import { Skeleton } from "@funduq/shared-ui";
import type { CSSProperties } from "react";
import classes from "./board.module.css";

const FLOORS = ["first", "second", "third", "fourth"];

/** The place of the board while its data is on the way; says so in the specification's words (FO-15). */
export function BoardSkeleton({ label }: { label: string }) {
  return (
    <div>
      <Skeleton label={label} />
      <p className={classes.count}>{label}</p>
      <div
        className={classes.grid}
        aria-hidden
        style={{ "--floors": FLOORS.length } as CSSProperties}
      >
        {FLOORS.map((floor) => (
          <div key={floor} className={classes.floor}>
            <Skeleton rows={8} height="4.75rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
