import type { HotelId } from "@funduq/shared-types/values/ids";
import { QueryView, Skeleton, useErrorsLeaveWith } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useMemo } from "react";
import { useOpenBills } from "../../features/bills/use-open-bills.ts";
import { usePaperAhead } from "../../features/papers/use-paper-ahead.tsx";
import { PaymentsLeft } from "./checkout/payments-left.tsx";
import { NotThere } from "./not-there.tsx";
import { OrderScreen } from "./order/order-screen.tsx";
import type { OrderProps } from "./order/use-order.ts";
import { TablesScreen } from "./tables/tables-screen.tsx";
import { useEmptyBillLeft } from "./use-empty-bill-left.ts";
import { useRefusals } from "./use-refusals.ts";
import { useResume } from "./use-resume.ts";
import { NEW_BILL, useTillPlace } from "./use-till-place.ts";
import { useTwiceSold } from "./use-twice-sold.ts";

const loadCheckout = () => import("./checkout/checkout-dialog.tsx");

type TillProps = Pick<OrderProps, "terminal" | "floor" | "menu"> & {
  hotelId: HotelId;
};

/** The tables, or the bill in the address with the menu beside it. */
export function Till({ hotelId, ...props }: TillProps) {
  const t = useText("pos");
  const restaurantId = props.floor.id;
  const restaurant = useMemo(() => ({ hotelId, restaurantId }), [hotelId, restaurantId]);
  const bills = useOpenBills(restaurant);
  useRefusals();
  useResume();
  useTwiceSold();
  const ahead = usePaperAhead(hotelId, loadCheckout);
  return (
    <>
      <QueryView
        query={bills}
        skeleton={<Skeleton rows={4} height="6rem" />}
        errorMessage={t("load-failed")}
      >
        {(open) => <Place {...props} restaurant={restaurant} bills={open} />}
      </QueryView>
      {ahead}
    </>
  );
}

type PlaceProps = Omit<OrderProps, "table" | "inAddress">;

function Place(props: PlaceProps) {
  const { restaurant, terminal, floor, bills } = props;
  const { place } = useTillPlace();
  useEmptyBillLeft(restaurant, bills);
  const table = floor.tables.find(({ id }) => id === place.table);
  const inAddress = place.bill;
  // A bill is a screen of its own. Opened with its first item, a new one stays the same.
  useErrorsLeaveWith(inAddress === undefined ? "tables" : (place.table ?? inAddress));
  if (place.bill === undefined)
    return (
      <>
        <TablesScreen
          restaurant={restaurant}
          terminalId={terminal?.id ?? null}
          floor={floor}
          bills={bills}
          opened={table}
        />
        <PaymentsLeft restaurant={restaurant} bills={bills} />
      </>
    );
  // A new bill would be a quick sale otherwise.
  if (place.bill === NEW_BILL && place.table !== undefined && !table)
    return <NotThere code="table.not-found" />;
  return <OrderScreen {...props} table={table} inAddress={place.bill} />;
}
