import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import {
  DEFAULT_PRINTER_PORT,
  LEAST_PRINTER_PORT,
  type Printer,
  paperWidthsMm,
  type SavePrinter,
  savePrinterSchema,
} from "@funduq/shared-types/contracts/pos-print";
import { posPrinterIdSchema } from "@funduq/shared-types/values/ids";
import { paperLanguages } from "@funduq/shared-types/values/paper-languages";
import {
  FormDialog,
  Name,
  NumberField,
  notify,
  SegmentedControl,
  TextField,
} from "@funduq/shared-ui";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, newKey } from "@funduq/shared-ui/state";
import { useState } from "react";
import { fieldOfTakenName, useBasedSave } from "../../../features/menu/use-based-save.ts";
import { useSavePrinterMutation } from "../../../features/printing/printers.endpoints.ts";
import { SavedMeanwhile } from "../saved-meanwhile.tsx";

type PrinterDialogProps = {
  place: RestaurantRef;
  printers: readonly Printer[];
  /** Undefined adds one. */
  printer: Printer | undefined;
  onClose: () => void;
};

type Typed = Omit<SavePrinter, "version" | "port"> & { port: number | null };

const contract = formContract<Typed, SavePrinter>(savePrinterSchema, {
  request: ({ port, ...typed }) => ({
    ...typed,
    port: port ?? DEFAULT_PRINTER_PORT,
    version: null,
  }),
});
const usual: Typed = {
  name: "",
  host: "",
  port: DEFAULT_PRINTER_PORT,
  widthMm: 80,
  language: "fr",
};

const fieldOf = (failure: ApiFailure) =>
  failure.code === "printer.address-refused" ? "host" : fieldOfTakenName(failure);

export function PrinterDialog({ place, printers, printer, onClose }: PrinterDialogProps) {
  const t = useText("pos");
  const [printerId] = useState(() => printer?.id ?? posPrinterIdSchema.parse(newKey()));
  const current = printers.find(({ id }) => id === printerId);
  const [trigger] = useSavePrinterMutation();
  const { save, isSaving, failure, isOvertaken } = useBasedSave(trigger, current);
  const { name, host, port, widthMm, language } = printer ?? usual;
  const form = useContractForm<Typed, SavePrinter>(
    contract,
    { name, host, port, widthMm, language },
    failure,
    { fieldOf },
  );
  const widthField = form.field("widthMm");
  const languageField = form.field("language");

  async function handleSubmit(body: SavePrinter) {
    const saved = await save((version) => ({ ...place, printerId, body: { ...body, version } }));
    if (!saved) return;
    notify.success(t("menu.saved", { name: body.name }));
    onClose();
  }

  return (
    <FormDialog
      title={t(printer ? "printers.edit" : "printers.add")}
      confirmLabel={t("menu.save")}
      failure={failure && fieldOf(failure) ? undefined : failure}
      failureFacts={
        <SavedMeanwhile isOvertaken={isOvertaken}>
          <Name>{current?.name ?? ""}</Name>
        </SavedMeanwhile>
      }
      isSaving={isSaving}
      onSubmit={form.submit(handleSubmit)}
      onClose={onClose}
    >
      <TextField
        {...form.field("name")}
        label={t("menu.name")}
        hint={t("printers.name-hint")}
        required
        maxLength={60}
        autoFocus
      />
      <TextField
        {...form.field("host")}
        label={t("printers.host")}
        hint={t("printers.host-hint")}
        required
        maxLength={64}
      />
      <NumberField
        {...form.field("port")}
        label={t("printers.port")}
        min={LEAST_PRINTER_PORT}
        max={65_535}
      />
      <SegmentedControl
        label={t("printers.width")}
        labelHidden={false}
        value={`${widthField.value}`}
        onChange={(chosen) =>
          widthField.onChange(paperWidthsMm.find((mm) => `${mm}` === chosen) ?? 80)
        }
        options={paperWidthsMm.map((mm) => ({
          value: `${mm}`,
          label: t("printers.mm", { width: mm }),
        }))}
      />
      <SegmentedControl
        label={t("printers.language")}
        labelHidden={false}
        value={languageField.value}
        onChange={languageField.onChange}
        options={paperLanguages.map((value) => ({ value, label: t(`printers.language-${value}`) }))}
      />
    </FormDialog>
  );
}
