import type { NightAuditPreview } from "@funduq/shared-types/contracts/night-audit";
import { dayEnd } from "@funduq/shared-types/rules/night-audit";
import { Button, InlineError } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { NightAuditIcon, WarningIcon } from "@funduq/shared-ui/icons";
import { auditDate } from "../../features/night-audit/audit-date.tsx";
import type { NightAudit } from "../../features/night-audit/use-night-audit.ts";
import { ConfirmClosing } from "./confirm-closing.tsx";
import { LostAnswer } from "./lost-answer.tsx";
import classes from "./night-audit.module.css";

/** The last step: what keeps the day open, or the button that closes it (NA-02, NA-04). */
export function StartAudit({ audit, timeZone }: { audit: NightAudit; timeZone: string }) {
  const t = useText("admin");
  const { preview, failure, blocked, isRunning, canStart } = audit;
  const next = preview.data;
  return (
    <section className={classes.start} aria-label={t("audit.start")}>
      {blocked && (
        <p role="alert" className={classes.blocked}>
          <WarningIcon />
          {blocked}
        </p>
      )}
      {next && !audit.decisions.isDecided && (
        <p role="alert" className={classes.blocked}>
          <WarningIcon />
          {t("audit.group-rooms-undecided")}
        </p>
      )}
      {audit.lost && <LostAnswer lost={audit.lost} />}
      {failure && (
        <InlineError
          failure={failure}
          message={t("audit.failed", { message: errorText(failure) })}
        />
      )}
      {next && !blocked && <StartWords preview={next} />}
      <Button
        variant="primary"
        icon={NightAuditIcon}
        disabled={!canStart}
        saving={isRunning}
        savingText={t("audit.running")}
        onClick={audit.begin}
      >
        {t("audit.start")}
      </Button>
      {audit.confirming && (
        <ConfirmClosing audit={audit} preview={audit.confirming} timeZone={timeZone} />
      )}
    </section>
  );
}

function StartWords({ preview }: { preview: NightAuditPreview }) {
  const t = useText("admin");
  const date = auditDate(preview.businessDate);
  const next = auditDate(preview.newBusinessDate);
  return (
    <>
      {dayEnd(preview.businessDate, preview.today) === "running" && (
        <p className={classes.early}>
          <WarningIcon />
          {t("audit.early", { date })}
        </p>
      )}
      <p className={classes.muted}>{t("audit.start-about", { date, next })}</p>
    </>
  );
}
