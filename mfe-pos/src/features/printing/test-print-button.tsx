import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { Printer } from "@funduq/shared-types/contracts/pos-print";
import { Button, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintIcon } from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import { useTestPrinterMutation } from "./printers.endpoints.ts";

type TestPrintButtonProps = { place: RestaurantRef; printer: Pick<Printer, "id" | "name"> };

/** Prints a test page on a network printer. */
export function TestPrintButton({ place, printer: { id, name } }: TestPrintButtonProps) {
  const t = useText("pos");
  const [test] = useTestPrinterMutation();
  const { submit, isSaving } = useSubmit(test, notify.error);
  async function handleTest() {
    if ((await submit({ ...place, printerId: id })) !== undefined)
      notify.success(t("printers.test-sent", { name }));
  }
  return (
    <Button
      icon={PrintIcon}
      disabled={isSaving}
      aria-label={t("printers.test-of", { name })}
      onClick={() => void handleTest()}
    >
      {t("printers.test")}
    </Button>
  );
}
