import type { ReactNode } from "react";
import classes from "./print.module.css";

/** The document as it will stand on paper; on a small screen it is moved about under the finger. */
export function PreviewFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too
    <section aria-label={label} className={classes.frame} tabIndex={0}>
      {children}
    </section>
  );
}
