import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { ConfirmPopover, IconButton, notify } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import { useRemoveTaxesMutation } from "../../features/setup/setup.endpoints.ts";
import { isOurs } from "./save-failure.tsx";

type RemoveTaxesButtonProps = {
  setup: HotelSetup;
  validFrom: CalendarDate;
  /** Called before the line, and this button with it, is gone. */
  onRemoved: () => void;
};

/** Takes back rates that no closed day has had: those before them stay valid. */
export function RemoveTaxesButton({ setup, validFrom, onRemoved }: RemoveTaxesButtonProps) {
  const t = useText("admin");
  const [remove] = useRemoveTaxesMutation();
  const { submit } = useSubmit(remove, (failure) =>
    notify.error(failure, isOurs(failure) ? t("setup.save-failed") : undefined),
  );
  const date = formatDateShort(validFrom);
  async function handleRemove() {
    const body = { seen: setup.taxes.seen };
    if (!(await submit({ hotelId: setup.id, validFrom, body }))) return;
    notify.success(t("setup.saved"));
    onRemoved();
  }
  return (
    <ConfirmPopover
      trigger={<IconButton icon={DeleteIcon} label={t("setup.remove-taxes", { date })} />}
      question={t("setup.remove-taxes-question", { date })}
      confirmLabel={t("setup.delete")}
      onConfirm={() => void handleRemove()}
    />
  );
}
