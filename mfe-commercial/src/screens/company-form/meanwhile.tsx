import type { CompanyField } from "@funduq/shared-types/contracts/company-profile";
import { CallFailure, InlineError } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import classes from "./company-form.module.css";
import type { ChangedMeanwhile } from "./company-values.ts";
import type { CompanyForm } from "./use-company-form.ts";

type MeanwhileProps = Pick<ChangedMeanwhile, "isTyped"> & {
  /** Their value, or the one before theirs, as people read it. */
  value: string;
};

/** Marks a field that somebody else changed while the form was open. */
export function Meanwhile({ isTyped, value }: MeanwhileProps) {
  const t = useText("commercial");
  return (
    <span className={classes.meanwhile}>
      {t(isTyped ? "changed-meanwhile" : "taken-over", { value })}
    </span>
  );
}

/** The mark of a text or an amount, in place of its hint. */
export function useMeanwhile(form: CompanyForm) {
  const t = useText("commercial");
  return (field: Exclude<CompanyField, "billingRules">) => {
    const changed = form.meanwhile(field);
    if (!changed) return undefined;
    return <Meanwhile isTyped={changed.isTyped} value={String(changed.value || t("emptied"))} />;
  };
}

/** Why the record was not saved. Of a stale version the form has the latest already: there is nothing to reload. */
export function SaveFailure({ failure }: { failure: ApiFailure | undefined }) {
  const t = useText("commercial");
  if (failure?.code !== "request.stale")
    return <CallFailure failure={failure} sentence={t("save-failed")} />;
  const who = String(failure.params.changedBy || t("somebody-else"));
  return <InlineError failure={failure} message={t("saved-meanwhile", { who })} />;
}
