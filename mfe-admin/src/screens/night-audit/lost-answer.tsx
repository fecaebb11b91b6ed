import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import { auditDate } from "../../features/night-audit/audit-date.tsx";
import type { NightAudit } from "../../features/night-audit/use-night-audit.ts";
import classes from "./night-audit.module.css";

/** The audit was asked for and no answer came: whether the day is closed, it says itself (NA-04, X-02). */
export function LostAnswer({ lost }: { lost: NonNullable<NightAudit["lost"]> }) {
  const t = useText("admin");
  const { fate, lookAgain } = lost;
  return (
    <>
      <p role="alert" className={classes.blocked}>
        <WarningIcon />
        {t(`doubt.${fate}`, { date: auditDate(lost.date) })}
      </p>
      {fate !== "closed" && (
        <Button saving={fate === "reading"} onClick={() => void lookAgain()}>
          {t("doubt.look")}
        </Button>
      )}
    </>
  );
}
