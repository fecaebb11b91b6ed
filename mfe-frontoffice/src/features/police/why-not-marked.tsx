import { VisuallyHidden } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./police.module.css";
import { type PoliceRow, type Say, sheetsOf } from "./police-rows.ts";

type WhyNotMarkedProps = { rows: readonly PoliceRow[] };

/** Where fewer forms can be marked as sent than were chosen: how many can't, and why. */
export function WhyNotMarked({ rows }: WhyNotMarkedProps) {
  const words = whyNotMarked(rows, useText("frontoffice"));
  return words && <p className={classes.note}>{words}</p>;
}

/**
 * The same for who hears the list. It stands there before anything is chosen, unlike the buttons of what
 * is: of a live region only what comes into it later is read out.
 */
export function WhyNotMarkedAloud({ rows }: WhyNotMarkedProps) {
  const words = whyNotMarked(rows, useText("frontoffice"));
  return (
    <VisuallyHidden>
      <span role="status">{words}</span>
    </VisuallyHidden>
  );
}

function whyNotMarked(rows: readonly PoliceRow[], t: Say): string {
  const expected = rows.filter(({ state, form }) => state === "expected" && !form?.sentAt);
  const nameless = rows.filter(({ state, form }) => state !== "expected" && !form);
  const [coming, unnamed] = [sheetsOf(expected).length, sheetsOf(nameless).length];
  return [
    unnamed > 0 && t("police.not-marked.unnamed", { count: unnamed }),
    coming > 0 && t("police.not-marked.expected", { count: coming }),
  ]
    .filter(Boolean)
    .join(" ");
}
