import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { KitchenTicket } from "@funduq/shared-types/contracts/pos-kitchen";
import type { Station } from "@funduq/shared-types/contracts/pos-menu";
import { EmptyState, lazyDialog, notify, Page, QueryView } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, HotelIcon } from "@funduq/shared-ui/icons";
import { asFailure, useHotel, useServerAway } from "@funduq/shared-ui/state";
import { useCallback, useState } from "react";
import { usePaperAhead } from "../../features/papers/use-paper-ahead.tsx";
import { PrintTroubles } from "../../features/printing/print-troubles.tsx";
import { ChosenRestaurant } from "../../features/restaurants/chosen-restaurant.tsx";
import { useGetPosMenuQuery } from "../../features/restaurants/restaurants.endpoints.ts";
import { DoneDrawer } from "./done-drawer.tsx";
import {
  type TicketsRead,
  useReadKitchenTicketsQuery,
  useSetTicketDoneMutation,
} from "./kitchen.endpoints.ts";
import classes from "./kitchen.module.css";
import { KitchenAway } from "./kitchen-away.tsx";
import { KitchenTools } from "./kitchen-tools.tsx";
import { TicketCard } from "./ticket-card.tsx";
import { EVERY_STATION, ticketsOf, useStation } from "./use-station.ts";

const loadPrintDialog = async () => (await import("./print-ticket-dialog.tsx")).PrintTicketDialog;
const PrintTicketDialog = lazyDialog(loadPrintDialog);

/** The kitchen's tickets by station, the oldest first, done with one tap (POS-13). */
export function KitchenScreen() {
  const t = useText("pos");
  const hotelId = useHotel()?.hotelId;
  return (
    <Page>
      {hotelId ? (
        <ChosenRestaurant key={hotelId} hotelId={hotelId} title={t("kitchen")}>
          {({ id }) => <Kitchen key={id} place={{ hotelId, restaurantId: id }} />}
        </ChosenRestaurant>
      ) : (
        <EmptyState icon={HotelIcon} message={t("sales-needs-hotel")} />
      )}
    </Page>
  );
}

const noStations: readonly Station[] = [];

function Kitchen({ place }: { place: RestaurantRef }) {
  const t = useText("pos");
  const query = useReadKitchenTicketsQuery(place);
  const { stations } = useGetPosMenuQuery(place, {
    selectFromResult: ({ data }) => ({ stations: data?.stations ?? noStations }),
  });
  const ahead = usePaperAhead(place.hotelId, loadPrintDialog);
  return (
    <>
      <QueryView query={query} errorMessage={t("kitchen.load-failed")}>
        {(tickets) => <Tickets place={place} tickets={tickets} stations={stations} />}
      </QueryView>
      {ahead}
    </>
  );
}

type TicketsProps = { place: RestaurantRef; tickets: TicketsRead; stations: readonly Station[] };

function Tickets({ place, tickets, stations }: TicketsProps) {
  const t = useText("pos");
  const { station, choose } = useStation(place.restaurantId, stations);
  const [isRecalling, setRecalling] = useState(false);
  const [printed, setPrinted] = useState<KitchenTicket>();
  const mark = useMarkTicket(place);
  const isAway = useServerAway();
  const shown = ticketsOf(tickets.toDo, station, stations);
  return (
    <>
      <div role="status">{isAway && <KitchenAway />}</div>
      <div className={classes.kitchen}>
        <PrintTroubles place={place} />
        <KitchenTools
          station={station}
          stations={stations}
          toDo={tickets.toDo}
          onChoose={choose}
          onRecall={() => setRecalling(true)}
        />
        {shown.length === 0 ? (
          <EmptyState icon={DoneIcon} message={t("kitchen.nothing-to-do")} />
        ) : (
          <section className={classes.tickets} aria-label={t("kitchen.to-do")}>
            {shown.map((ticket) => (
              <TicketCard
                key={ticket.id}
                ticket={ticket}
                showsStation={station === EVERY_STATION}
                isReadOnly={isAway}
                onDone={mark.done}
                onPrint={setPrinted}
              />
            ))}
          </section>
        )}
      </div>
      {isRecalling && (
        <DoneDrawer
          tickets={ticketsOf(tickets.done, station, stations)}
          isReadOnly={isAway}
          onRecall={mark.recall}
          onClose={() => setRecalling(false)}
        />
      )}
      {printed && (
        <PrintTicketDialog
          hotelId={place.hotelId}
          ticket={printed}
          onClose={() => setPrinted(undefined)}
        />
      )}
    </>
  );
}

/** Marks at once, several one after the other; a failure is said by a notice. */
function useMarkTicket({ hotelId, restaurantId }: RestaurantRef) {
  const [setDone] = useSetTicketDoneMutation();
  const mark = useCallback(
    async (ticketId: KitchenTicket["id"], isDone: boolean) => {
      const { error } = await setDone({ hotelId, restaurantId, ticketId, isDone });
      if (error !== undefined) notify.error(asFailure(error));
    },
    [setDone, hotelId, restaurantId],
  );
  const done = useCallback(({ id }: KitchenTicket) => void mark(id, true), [mark]);
  const recall = useCallback(({ id }: KitchenTicket) => void mark(id, false), [mark]);
  return { done, recall };
}
