import { Button, CallFailure, ConfirmPopover, Group } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./plan.module.css";
import type { Plan } from "./use-plan.ts";

type PlanBarProps = { plan: Plan; isFaulty: boolean; onSave: () => void };

/** How many changes are not saved, what came in between, and the button that saves them. */
export function PlanBar({ plan, isFaulty, onSave }: PlanBarProps) {
  const t = useText("pos");
  const { changes, isBehind, failure, isSaving } = plan;
  return (
    <footer className={classes.bar} data-idle={changes === 0 && !failure ? "" : undefined}>
      <CallFailure failure={failure} sentence={t("plan.save-failed")} />
      {isBehind && <Behind plan={plan} />}
      {isFaulty && (
        <p role="alert" className={classes.fault}>
          {t("plan.look-again")}
        </p>
      )}
      <p role="status">
        {changes > 0 ? t("plan.unsaved", { count: changes }) : t("plan.all-saved")}
      </p>
      <Group>
        {changes > 0 && (
          <ConfirmPopover
            trigger={<Button>{t("plan.discard")}</Button>}
            question={t("plan.discard-question")}
            confirmLabel={t("plan.discard")}
            onConfirm={plan.discard}
          />
        )}
        <Button
          variant="primary"
          saving={isSaving}
          aria-disabled={changes === 0 || isBehind}
          onClick={onSave}
        >
          {t("plan.save")}
        </Button>
      </Group>
    </footer>
  );
}

/** Another editor was first: their layout is below the changes, and one of the two is chosen. */
function Behind({ plan }: { plan: Plan }) {
  const t = useText("pos");
  return (
    <div role="alert" className={classes.behind}>
      <p>{t("plan.behind")}</p>
      <Group>
        <Button onClick={plan.discard}>{t("plan.take-theirs")}</Button>
        <Button onClick={plan.keepMine}>{t("plan.keep-mine")}</Button>
      </Group>
    </div>
  );
}
