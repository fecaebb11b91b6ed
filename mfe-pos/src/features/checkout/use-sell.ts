import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { Terminal } from "@funduq/shared-types/contracts/pos-floor";
import type { NewPayment, Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { HotelId, SaleId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { asFailure, leavesDoubt, serverTime, useHotel, useSession } from "@funduq/shared-ui/state";
import { useCallback } from "react";
import { type Answer, useBillOutbox, useBillStates } from "../bills/use-bill-outbox.ts";
import { useCutOff } from "../bills/use-cut-off.ts";
import { useTillTurn } from "../turns/use-till-turn.ts";
import { nextProvisionalNumber } from "./provisional-number.ts";
import { type PaymentOnSite, paymentsOnSite, receiptOf, recordedSale } from "./recorded-sale.ts";
import { useSellBillMutation } from "./sales.endpoints.ts";

type SellOptions = {
  hotelId: HotelId;
  restaurantName: string;
  terminal: Terminal | null;
  bill: OpenBill;
};

export type SaleWish = {
  saleId: SaleId;
  totalCentimes: Centimes;
  payments: readonly NewPayment[];
};

/** Where the answer was lost, the terminal's network printer may have printed the receipt. */
export type SoldHere = Sale & { mayBePrinted?: boolean };

/**
 * Sells a bill (POS-06). Where the API gives no answer, or there is no network, the sale is kept on this device and sent later
 * (POS-12): with the same id, so that of both the first one to arrive sells the bill and the other one is answered with it.
 */
export function useSell(options: SellOptions) {
  const sellAtOnce = useSellAtOnce(options);
  const record = useRecord(options);
  const hasPrinter = Boolean(options.terminal?.printer);
  const isCutOff = useCutOff(useBillStates().get(options.bill.id));
  return useCallback(
    async (wish: SaleWish): Promise<Answer<SoldHere>> => {
      const onSite = paymentsOnSite(wish.payments);
      if (!onSite) return sellAtOnce(wish);
      if (!navigator.onLine || isCutOff) return { data: await record(wish.saleId, onSite) };
      const answer = await sellAtOnce(wish);
      const isLost = answer.error !== undefined && leavesDoubt(asFailure(answer.error));
      if (!isLost) return answer;
      const receipt = await record(wish.saleId, onSite);
      return { data: { ...receipt, mayBePrinted: hasPrinter } };
    },
    [sellAtOnce, record, isCutOff, hasPrinter],
  );
}

const nothing = () => [];

function useSellAtOnce({ hotelId, terminal, bill }: SellOptions) {
  const outbox = useBillOutbox();
  const [sell] = useSellBillMutation();
  return useCallback(
    async ({ saleId, totalCentimes, payments }: SaleWish): Promise<Answer<Sale>> => {
      const ref = { hotelId, restaurantId: bill.restaurantId, billId: bill.id };
      const terminalId = terminal?.id ?? null;
      const body = { saleId, totalCentimes, terminalId, payments: [...payments] };
      const send = (newest: OpenBill | undefined) =>
        sell({ ...ref, ...body, version: newest?.version ?? bill.version });
      const answer = await outbox.alone(ref, send, nothing);
      if (answer.data) outbox.forget(ref);
      return answer;
    },
    [hotelId, terminal, bill, outbox, sell],
  );
}

/** Keeps the sale in the outbox. Resolves to its receipt when it is kept. */
function useRecord({ hotelId, restaurantName, terminal, bill }: SellOptions) {
  const outbox = useBillOutbox();
  const soldBy = useSeller();
  const businessDate = useHotel()?.businessDate;
  return useCallback(
    async (saleId: SaleId, payments: PaymentOnSite[]): Promise<Sale> => {
      if (!businessDate) throw new Error("no hotel is selected");
      const ref = { hotelId, restaurantId: bill.restaurantId, billId: bill.id };
      const provisionalNumber = await nextProvisionalNumber(terminal);
      const closing = { saleId, terminal, provisionalNumber, payments };
      const place = { restaurantName, businessDate, soldAt: serverTime(), soldBy };
      const receipt = receiptOf(bill, closing, place);
      await outbox.addSale(ref, recordedSale(bill, closing), receipt);
      return receipt;
    },
    [hotelId, restaurantName, terminal, bill, outbox, soldBy, businessDate],
  );
}

/** The name of who is at the till. */
function useSeller(): string {
  const { turn } = useTillTurn();
  const user = useSession()?.user;
  return turn?.name ?? (user?.displayName || user?.email || "");
}
