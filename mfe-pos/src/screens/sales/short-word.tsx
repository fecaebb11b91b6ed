import type { ReactNode } from "react";
import classes from "./short-word.module.css";

type ShortWordProps = { short: string | undefined; children: ReactNode };

/** A text, or on a small table of the plan a shorter one; screen readers read the long one. */
export function ShortWord({ short, children }: ShortWordProps) {
  return (
    <span className={classes.word} data-short={short}>
      <span className={classes.long}>{children}</span>
    </span>
  );
}
