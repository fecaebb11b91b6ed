import type { SavedGuest } from "@funduq/shared-types/contracts/guest";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { Button, Dialog, notify, QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken } from "@funduq/shared-ui/state";
import { CardexDialog } from "./cardex-dialog.tsx";
import { useReadGuestQuery } from "./guest.endpoints.ts";
import { useCardexUrl } from "./use-cardex-url.ts";

type CardexProps = {
  hotelId: HotelId;
  businessDate: CalendarDate;
  shown: GuestId | "new";
  onClose: () => void;
};

/** What the hotel knows of a person, as the address names them; or an empty record (GST-01). */
export function Cardex({ hotelId, businessDate, shown, onClose }: CardexProps) {
  const t = useText("frontoffice");
  const { replace } = useCardexUrl();
  const isNew = shown === "new";
  const query = useReadGuestQuery(isNew ? skipToken : { hotelId, guestId: shown }, {
    refetchOnMountOrArgChange: true,
  });

  function saved(guest: SavedGuest) {
    notify.success(t(isNew ? "cardex.created" : "cardex.updated"));
    if (isNew) replace(guest.id);
    else onClose();
  }

  const common = { hotelId, businessDate, onSaved: saved, onClose };
  if (isNew) return <CardexDialog key="new" {...common} guest={undefined} />;
  if (query.data) return <CardexDialog key={query.data.id} {...common} guest={query.data} />;
  return (
    <Dialog
      opened
      size="wide"
      title={t("cardex.show")}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("cardex.close")}</Button>}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton rows={8} />}
        errorMessage={t("cardex.load-failed")}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}
