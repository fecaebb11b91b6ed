import { useText } from "@funduq/shared-ui/i18n";
import type { ReactNode } from "react";
import classes from "./manager.module.css";

type SavedMeanwhileProps = { isOvertaken: boolean; children: ReactNode };

/** What somebody else saved while a form was open; saving once more replaces it. */
export function SavedMeanwhile({ isOvertaken, children }: SavedMeanwhileProps) {
  const t = useText("pos");
  if (!isOvertaken) return null;
  return (
    <p className={classes.muted} role="status">
      {t("menu.saved-meanwhile")} {children} {t("menu.save-again")}
    </p>
  );
}
