import { FormDialog, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import type { ReactNode } from "react";

type RemoveDialogProps<Ref> = {
  name: string;
  removed: Ref;
  trigger: Parameters<typeof useSubmit<Ref, void>>[0];
  onClose: () => void;
  /** What happens to what refers to it. */
  children: ReactNode;
};

/** Asks before something is taken off the menu, and says what happens then (POS-01). */
export function RemoveDialog<Ref>(props: RemoveDialogProps<Ref>) {
  const { name, removed, trigger, onClose, children } = props;
  const t = useText("pos");
  const { submit, isSaving, failure } = useSubmit(trigger);

  async function handleSubmit() {
    if ((await submit(removed)) === undefined) return;
    notify.success(t("menu.deleted", { name }));
    onClose();
  }

  return (
    <FormDialog
      asks
      danger
      title={t("menu.delete-title", { name })}
      confirmLabel={t("menu.delete")}
      failure={failure}
      isSaving={isSaving}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <p>{children}</p>
    </FormDialog>
  );
}
