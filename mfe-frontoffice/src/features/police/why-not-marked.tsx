import { useText } from "@funduq/shared-ui/i18n";
import classes from "./police.module.css";
import { type PoliceRow, sheetsOf } from "./police-rows.ts";

/** Where fewer forms can be marked as sent than were chosen: how many can't, and why. */
export function WhyNotMarked({ rows }: { rows: readonly PoliceRow[] }) {
  const t = useText("frontoffice");
  const expected = rows.filter(({ state }) => state === "expected");
  const nameless = rows.filter(({ state, form }) => state !== "expected" && !form);
  const [coming, unnamed] = [sheetsOf(expected).length, sheetsOf(nameless).length];
  if (coming + unnamed === 0) return null;
  return (
    <p role="status" className={classes.note}>
      {unnamed > 0 && t("police.notMarked.unnamed", { count: unnamed })}{" "}
      {coming > 0 && t("police.notMarked.expected", { count: coming })}
    </p>
  );
}
