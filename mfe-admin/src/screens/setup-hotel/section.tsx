import { Badge, Card, useShortcut } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useLeaveGuard } from "@funduq/shared-ui/router";
import type { ReactNode } from "react";
import classes from "./setup.module.css";

type SectionProps = {
  /** What the steps lead to: `#floors`. */
  id: string;
  title: string;
  isEdited?: boolean;
  children: ReactNode;
};

/** One part of the set-up, which says when it holds something that is not saved. */
export function Section({ id, title, isEdited = false, children }: SectionProps) {
  const t = useText("admin");
  useLeaveGuard(isEdited);
  useShortcut({ keys: "Ctrl+Enter", onPress: saveFocused });
  return (
    <div id={id} tabIndex={-1} className={classes.section}>
      <Card title={title} actions={isEdited && <Badge>{t("setup.unsaved")}</Badge>}>
        {children}
      </Card>
    </div>
  );
}

/** Of the parts on the screen the one that somebody works in. */
function saveFocused(): void {
  const form = document.activeElement?.closest("form");
  form?.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
