import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { Dialog, EmptyState, QueryView } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CalendarIcon } from "@funduq/shared-ui/icons";
import { useOnline, useServerAway } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useNow } from "../tables/use-now.ts";
import { useTillPlace } from "../use-till-place.ts";
import { ListTools } from "./list-tools.tsx";
import { ReservationForm } from "./reservation-form.tsx";
import { ReservationRow } from "./reservation-row.tsx";
import classes from "./reservations.module.css";
import { SeatDialog } from "./seat-dialog.tsx";
import { useShownReservations } from "./use-shown-reservations.ts";
import { useStep } from "./use-step.ts";

type ReservationsDialogProps = {
  place: RestaurantRef;
  floor: RestaurantFloor;
  bills: readonly OpenBill[];
  onClose: () => void;
};

/** An edited or seated one as it was opened: it may leave the list meanwhile, as where its day is changed elsewhere. */
type Opened = { kind: "new" } | { kind: "edit" | "seat"; reservation: TableReservation };

/** The reservations of an evening, or those of a guest from that day on; to add, change, seat and cancel. */
export function ReservationsDialog({ place, floor, bills, onClose }: ReservationsDialogProps) {
  const t = useText("till");
  const isOnline = useOnline();
  const isAway = useServerAway();
  const now = new Date(useNow());
  const { goTo } = useTillPlace();
  const shown = useShownReservations(place);
  const { asked, query, settings } = shown;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { step } = useStep(place);
  const chosen = opened?.kind === "new" ? undefined : opened?.reservation;
  const listed = shown.known.find(({ id }) => id === chosen?.id);

  function openBill({ billId }: TableReservation) {
    const bill = bills.find(({ id }) => id === billId);
    if (bill) goTo.bill(bill.tableId, bill.id);
  }

  return (
    <>
      <Dialog opened size="wide" title={t("reservations")} onClose={onClose} isThrowaway isSteady>
        <ListTools shown={shown} onNew={() => setOpened({ kind: "new" })} />
        {isAway && <p role="status">{t("r.offline-list")}</p>}
        {asked && <h3>{t("r.found")}</h3>}
        <QueryView
          query={{ ...query, data: query.currentData }}
          errorMessage={t("r.load-failed")}
          isEmpty={({ reservations }) => reservations.length === 0}
          empty={<EmptyState icon={CalendarIcon} message={t(asked ? "r.none-found" : "r.none")} />}
        >
          {({ reservations }) => (
            <ul className={classes.list} aria-label={t("reservations")}>
              {reservations.map((reservation: TableReservation) => (
                <ReservationRow
                  key={reservation.id}
                  reservation={reservation}
                  floor={floor}
                  showsDay={asked !== ""}
                  now={now}
                  isLocked={!isOnline}
                  onSeat={(each) => setOpened({ kind: "seat", reservation: each })}
                  onEdit={(each) => setOpened({ kind: "edit", reservation: each })}
                  onStep={(each, name) => void step(each, name)}
                  onBill={openBill}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </Dialog>
      {opened?.kind === "seat" && chosen && (
        <SeatDialog
          place={place}
          floor={floor}
          bills={bills}
          reservation={listed ?? chosen}
          onClose={close}
        />
      )}
      {settings && (opened?.kind === "new" || opened?.kind === "edit") && (
        <ReservationForm
          place={place}
          floor={floor}
          settings={settings}
          day={shown.day}
          opened={chosen}
          listed={listed}
          billTableId={bills.find(({ id }) => id === chosen?.billId)?.tableId ?? null}
          onClose={close}
        />
      )}
    </>
  );
}
