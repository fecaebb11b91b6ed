import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { baseApi } from "@funduq/shared-ui/state";
import { server } from "@funduq/shared-ui/testing/server";
import { act, screen, within } from "@testing-library/react";
import { someBooks } from "../standalone/bill-handlers.ts";
import { reservationHandlers } from "../standalone/reservations.ts";
import { findTable, openTill } from "./open-till.tsx";

const tables = someBooks()[0]?.floor.tables ?? [];
export const tableId = (name: string) => tables.find((table) => table.name === name)?.id;

/** The till of a restaurant that has these reservations. */
export async function openWith(
  reservations: readonly TableReservation[],
  options: Parameters<typeof openTill>[0] = {},
) {
  const page = await openTill(options);
  server.use(...reservationHandlers([page.book], reservations));
  act(() => void page.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
  return page;
}

export const faceOf = async (name: string) => (await findTable(name)).textContent;

export async function openList({ user }: Awaited<ReturnType<typeof openTill>>) {
  await user.click(await screen.findByRole("button", { name: "Reservations" }));
  return within(await screen.findByRole("dialog", { name: "Reservations" }));
}
