import type { BillOperation, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { ErrorCode } from "@funduq/shared-types/errors/catalogue";
import { type UserId, userIdSchema } from "@funduq/shared-types/values/ids";
import { RECORDED_BY_HEADER } from "@funduq/shared-types/values/recorded-headers";
import { UnsentList } from "@funduq/shared-ui/outbox";
import { baseApi, signedIn, signOut } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { HttpResponse, http, problem, server, unreachable } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { vi } from "vitest";
import { applyOperation } from "../features/bills/apply-operation.ts";
import type { Refusal } from "../features/bills/bill-rules.ts";
import type { PendingOperation } from "../features/bills/pending-operation.ts";
import { useBillOutbox, useBillStates, useTillWork } from "../features/bills/use-bill-outbox.ts";
import { useOpenBills } from "../features/bills/use-open-bills.ts";
import department from "../module.ts";
import { billsUrl, operationsUrl } from "./open-till.tsx";

type Call = { sent: BillOperation[]; by: UserId; answer: (answer: Response) => void };
type Listing = ReturnType<typeof useOpenBills>;

export const hotel = aHotel({ role: "pos-manager" });
export const [nadia, karim] = ["8001", "8002"].map((end) =>
  aSession({
    user: { id: userIdSchema.parse(`01890a5d-ac96-774b-bcce-b302099a${end}`) },
    hotels: [hotel],
  }),
);

/** A till without a screen, with one bill, and an API whose answers the test gives. */
export async function openProbe(bill: OpenBill, { hasList = false } = {}) {
  department.register();
  const ref = { hotelId: hotel.hotelId, restaurantId: bill.restaurantId, billId: bill.id };
  const calls: Call[] = [];
  const refused: Refusal[] = [];
  let listed: OpenBill[] = [bill];
  let stored: OpenBill | undefined = bill;
  server.use(
    http.get(billsUrl, () => HttpResponse.json({ bills: listed })),
    http.post(operationsUrl, async ({ request }) => {
      const { operations } = (await request.json()) as { operations: BillOperation[] };
      const by = request.headers.get(RECORDED_BY_HEADER) as UserId;
      return new Promise<Response>((answer) => calls.push({ sent: operations, by, answer }));
    }),
  );
  let now: Parts | undefined;
  const draw = (parts: Parts) => {
    now = parts;
  };
  const session = nadia;
  if (!session) throw new Error("nobody is there");
  const page = await renderWithStore(
    <>
      <Probe restaurant={ref} refused={refused} onDraw={draw} />
      {hasList && <UnsentList onClose={() => {}} />}
    </>,
    { session },
  );
  const parts = () => {
    if (!now) throw new Error("nothing is drawn");
    return now;
  };
  await waitFor(() => parts().listing.data);
  const { store } = page;
  const readAgain = () => act(() => void store.dispatch(baseApi.util.invalidateTags(["Bill"])));

  const probe = {
    ref,
    user: page.user,
    calls,
    refused,
    store,
    get outbox() {
      return parts().outbox;
    },
    get state() {
      return parts().states.get(bill.id);
    },
    shown: () => parts().listing.data?.find(({ id }) => id === bill.id),
    quantity: () => probe.shown()?.lines[0]?.quantity,
    add: (...operations: PendingOperation[]) =>
      act(() => void parts().outbox.add(ref, probe.shown(), operations)),
    /** Waits for the request. */
    async call(index: number) {
      await waitFor(() => {
        if (!calls[index]) throw new Error(`there are ${calls.length} requests`);
      });
      const { sent, by } = calls[index] as Call;
      return { sent, by, ids: sent.map(({ id }) => id) };
    },
    async answer(index: number, answer: Response) {
      await probe.call(index);
      await act(async () => calls[index]?.answer(answer));
    },
    lose: (index: number) => probe.answer(index, unreachable()),
    refuse: (index: number, code: ErrorCode, params: Record<string, unknown> = {}) =>
      probe.answer(index, problem(code, params)),
    /** Does all of them, as the API would. */
    async done(index: number) {
      const { sent } = await probe.call(index);
      stored = sent.reduce<OpenBill | undefined>(
        (before, operation) => applyOperation(before, { operation }),
        stored,
      );
      if (!stored) throw new Error("there is no bill");
      stored = { ...stored, version: stored.version + 1 };
      await probe.answer(index, HttpResponse.json(stored));
    },
    async list(...bills: OpenBill[]) {
      listed = bills;
      const before = parts().listing.fulfilledTimeStamp;
      readAgain();
      await waitFor(() => {
        if (parts().listing.fulfilledTimeStamp === before) throw new Error("not read yet");
      });
    },
    /** Asks for the list, and gets no answer. */
    async failToList() {
      server.use(http.get(billsUrl, () => problem("request.malformed"), { once: true }));
      readAgain();
      await waitFor(() => {
        if (!parts().listing.isError) throw new Error("not read yet");
      });
    },
    signIn: (session: typeof nadia) =>
      act(() => void store.dispatch(session ? signedIn(session) : signOut())),
    online: () => act(() => void window.dispatchEvent(new Event("online"))),
    idle: () =>
      waitFor(() => {
        if (probe.state?.entries.length) throw new Error("something waits");
      }),
  };
  return probe;
}

/** Without a network until the answered function is called. */
export function goOffline() {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  return () => {
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
  };
}

type Parts = {
  outbox: ReturnType<typeof useBillOutbox>;
  states: ReturnType<typeof useBillStates>;
  listing: Listing;
};
type ProbeProps = {
  restaurant: Parameters<typeof useOpenBills>[0];
  refused: Refusal[];
  onDraw: (parts: Parts) => void;
};

function Probe({ restaurant, refused, onDraw }: ProbeProps) {
  const { hotelId, restaurantId } = restaurant;
  const outbox = useBillOutbox();
  const states = useBillStates();
  const work = useTillWork();
  const listing = useOpenBills({ hotelId, restaurantId });
  useEffect(() => work.onRefused((each) => refused.push(each)), [work, refused]);
  onDraw({ outbox, states, listing });
  return null;
}
