import { type ComponentProps, createContext, useContext } from "react";
import { useUiText } from "../../i18n/ui-text.ts";
import { Button } from "../button/button.tsx";

/** Leaves the dialog around the component, as Esc and the cross do. */
export const LeaveContext = createContext<(() => void) | null>(null);

type DialogCancelProps = Omit<ComponentProps<typeof Button>, "onClick" | "type" | "variant">;

/** The safe button of a dialog that writes: as Esc, it asks first where something was typed. */
export function DialogCancel({ children, ...props }: DialogCancelProps) {
  const t = useUiText();
  const leave = useContext(LeaveContext);
  if (!leave) throw new Error("DialogCancel is outside of a dialog");
  return (
    <Button {...props} onClick={leave}>
      {children ?? t("cancel")}
    </Button>
  );
}
