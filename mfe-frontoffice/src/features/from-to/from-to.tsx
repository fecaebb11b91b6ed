import { VisuallyHidden } from "@funduq/shared-ui";
import type { ReactNode } from "react";
import classes from "./from-to.module.css";

type FromToProps = {
  from: ReactNode;
  to: ReactNode;
  /** Both as screen readers say them. */
  sentence: string;
};

/** 'This → that' in the direction of reading: each side in its own, the arrow mirrored in Arabic. */
export function FromTo({ from, to, sentence }: FromToProps) {
  return (
    <>
      <span aria-hidden className={classes.sides}>
        <bdi>{from}</bdi>
        <span className={classes.arrow}>→</span>
        <bdi>{to}</bdi>
      </span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </>
  );
}
