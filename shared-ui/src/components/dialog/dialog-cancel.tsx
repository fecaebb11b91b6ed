import { type ComponentProps, createContext, useContext } from "react";
import { useUiText } from "../../i18n/ui-text.ts";
import { Button } from "../button/button.tsx";

/** The way out of the dialog a component stands in: as Esc and the cross take it. */
export const LeaveContext = createContext<(() => void) | null>(null);

type DialogCancelProps = Omit<ComponentProps<typeof Button>, "onClick" | "type" | "variant">;

/** The safe button of a dialog that writes: as Esc, it asks first where something was typed. */
export function DialogCancel({ children, ...props }: DialogCancelProps) {
  const t = useUiText();
  const leave = useContext(LeaveContext);
  if (!leave) throw new Error("a way out of a dialog stands in none");
  return (
    <Button {...props} onClick={leave}>
      {children ?? t("cancel")}
    </Button>
  );
}
