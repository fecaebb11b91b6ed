import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { HotelButtonProps } from "./manage-button.tsx";

export type AskDelete = (hotel: HotelSummary) => void;

/** Its question stands outside the list, which becomes cards when a phone is turned (SYS-05). */
export function DeleteButton({ hotel, label, onAsk }: HotelButtonProps & { onAsk: AskDelete }) {
  const t = useText("admin");
  return (
    <Button
      variant="quiet"
      aria-label={t("delete-hotel", { name: label })}
      onClick={() => onAsk(hotel)}
    >
      {t("delete")}
    </Button>
  );
}
