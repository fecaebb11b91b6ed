import { Page } from "@funduq/shared-ui";
import type { Icon } from "@funduq/shared-ui/icons";
import type { ReactNode } from "react";
import classes from "./refusal.module.css";

type RefusalProps = {
  icon: Icon;
  title: string;
  /** What it means, and what can be done about it. */
  hints?: readonly string[];
  action?: ReactNode;
};

/** In place of a screen that cannot be shown: what is the matter and the way on. */
export function Refusal({ icon: Icon, title, hints = [], action }: RefusalProps) {
  return (
    <Page>
      <section className={classes.refusal}>
        <Icon size={40} />
        <h1>{title}</h1>
        <div className={classes.hints}>
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </div>
        {action}
      </section>
    </Page>
  );
}
