import type { HotelId } from "@funduq/shared-types/values/ids";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

type Ahead = ComponentType<{ hotelId: HotelId }>;

async function loadAhead(): Promise<Ahead> {
  const [{ CheckoutAhead }] = await Promise.all([
    import("./checkout/checkout-ahead.tsx"),
    import("./checkout/checkout-dialog.tsx"),
  ]);
  return CheckoutAhead;
}

/** Fetches after the first paint what a checkout without a network needs (POS-12). It draws nothing. */
export function useCheckoutAhead(hotelId: HotelId): ReactNode {
  const [loaded, setLoaded] = useState<{ Ahead: Ahead }>();
  useEffect(() => {
    loadAhead().then(
      (Ahead) => setLoaded({ Ahead }),
      () => undefined,
    );
  }, []);
  return loaded && <loaded.Ahead hotelId={hotelId} />;
}
