import type { ChargeItem } from "@funduq/shared-types/contracts/charge-item";
import type { ChargeDepartment, PickedChargeItem } from "@funduq/shared-types/contracts/folio";
import { chargeOf, withQuantity } from "@funduq/shared-types/rules/charge-item";
import type { FolioId, HotelId } from "@funduq/shared-types/values/ids";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { useEffect, useState } from "react";
import { useReadChargeItemsQuery } from "./charge-items.endpoints.ts";
import { isQuantity } from "./quantity-field.tsx";

/** A charge while it is typed; a group's account has no folio to choose. */
export type TypedCharge = {
  folioId: FolioId | "";
  description: string;
  department: ChargeDepartment;
  amountCentimes: number | null;
  chargeItem: PickedChargeItem | undefined;
};
type Form = { values: TypedCharge; setValues: (patch: Partial<TypedCharge>) => void };

/** The item that a charge was picked from, in the number that is wanted; without a list every charge is free. */
export function useChargePick(hotelId: HotelId, form: Form, failure: ApiFailure | undefined) {
  const { data, refetch } = useReadChargeItemsQuery(hotelId);
  const [quantity, setQuantity] = useState<number | null>(1);
  const items = data?.items ?? [];
  const { chargeItem, description } = form.values;
  const offered = items.find(({ id }) => id === chargeItem?.id);

  useEffect(() => {
    if (failure?.code.startsWith("charge-item.")) void refetch();
  }, [failure, refetch]);

  function take(item: ChargeItem, pieces: number) {
    const { id, priceCentimes } = item;
    setQuantity(pieces);
    form.setValues({ ...chargeOf(item, pieces), chargeItem: { id, priceCentimes } });
  }

  return {
    items,
    quantity,
    /** The item as it is offered now, where that is not for the price that was seen. */
    changed: offered && offered.priceCentimes !== chargeItem?.priceCentimes ? offered : undefined,
    pick: (item: ChargeItem) => take(item, 1),
    takeNewPrice: (item: ChargeItem) => take(item, isQuantity(quantity) ? quantity : 1),
    changeQuantity(wanted: number | null) {
      setQuantity(wanted);
      if (!chargeItem) return;
      if (!isQuantity(wanted)) return form.setValues({ amountCentimes: null });
      form.setValues({
        description: withQuantity(description, wanted),
        amountCentimes: chargeItem.priceCentimes * wanted,
      });
    },
    /** Other words are another charge: the item's amount goes with it. */
    leaveItem() {
      if (chargeItem) form.setValues({ chargeItem: undefined, amountCentimes: null });
    },
  };
}
