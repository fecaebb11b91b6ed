import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  KitchenTicket,
  KitchenTickets,
  SetTicketDone,
  TicketRef,
} from "@funduq/shared-types/contracts/pos-kitchen";
import { injectEndpoints, serverTime } from "@funduq/shared-ui/state";

export type TicketsRead = Pick<KitchenTickets, "toDo" | "done">;

const ticketsUrl = ({ hotelId, restaurantId }: RestaurantRef) =>
  `hotels/${hotelId}/restaurants/${restaurantId}/kitchen/tickets`;

export const kitchenEndpoints = injectEndpoints({
  owner: "mfe-pos/kitchen",
  endpoints: (build) => ({
    readKitchenTickets: build.query<TicketsRead, RestaurantRef>({
      query: ticketsUrl,
      transformResponse: ({ toDo, done }: KitchenTickets) => ({ toDo, done }),
      extraOptions: { keepLastKnown: true },
      providesTags: ["Bill"],
    }),
    setTicketDone: build.mutation<void, TicketRef & SetTicketDone>({
      query: ({ ticketId, isDone, ...place }) => ({
        url: `${ticketsUrl(place)}/${ticketId}/done`,
        method: "PUT",
        body: { isDone },
      }),
      /** The ticket leaves its list with the tap, and is back where the call fails. */
      async onQueryStarted({ ticketId, isDone, ...place }, { dispatch, queryFulfilled }) {
        const move = kitchenEndpoints.util.updateQueryData("readKitchenTickets", place, (tickets) =>
          moved(tickets, ticketId, isDone),
        );
        const patch = dispatch(move);
        // A list that was read before may have arrived meanwhile.
        await queryFulfilled.then(() => dispatch(move), patch.undo);
      },
      invalidatesTags: ["Bill"],
    }),
  }),
});

export const { useReadKitchenTicketsQuery, useSetTicketDoneMutation } = kitchenEndpoints;

function moved(tickets: TicketsRead, ticketId: string, isDone: boolean): TicketsRead {
  const all = [...tickets.toDo, ...tickets.done];
  const ticket = all.find(({ id }) => id === ticketId);
  if (!ticket) return tickets;
  const without = (list: KitchenTicket[]) => list.filter(({ id }) => id !== ticketId);
  const doneAt = isDone ? serverTime().toISOString() : null;
  const now = { ...ticket, doneAt };
  const [toDo, done] = [without(tickets.toDo), without(tickets.done)];
  if (isDone) return { toDo, done: [now, ...done] };
  const inOrder = [...toDo, now].sort((one, other) => one.firedAt.localeCompare(other.firedAt));
  return { toDo: inOrder, done };
}
