import type { DraftForm } from "../../client/use-draft.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { Button } from "../button/button.tsx";
import classes from "./draft-notice.module.css";

/** Says that a form did not begin empty, and offers to. */
export function DraftNotice({ form }: { form: Pick<DraftForm<object>, "restored" | "startOver"> }) {
  const t = useUiText();
  if (!form.restored) return null;
  return (
    <div role="status" className={classes.notice}>
      <p>{t("draft.restored")}</p>
      <Button onClick={form.startOver}>{t("draft.start-over")}</Button>
    </div>
  );
}
