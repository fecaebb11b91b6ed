import type { Language } from "@funduq/shared-types/contracts/session";
import { baseApi, hotelSelected } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, within } from "@testing-library/react";
import department from "../module.ts";
import { someRates } from "../standalone/rates.ts";

export const ratesUrl = apiUrl("hotels/:hotelId/rates");

export async function openRates(options: { language?: Language; superAdmin?: boolean } = {}) {
  department.register();
  const hotels = [aHotel({ role: "manager" })];
  const session = aSession({ hotels, user: { isSuperAdmin: options.superAdmin ?? false } });
  const opened = await renderWithStore(<department.Root view="rate-manager" basename="/" />, {
    session,
    ...(options.language && { language: options.language }),
  });
  for (const { hotelId } of hotels) act(() => void opened.store.dispatch(hotelSelected(hotelId)));
  return opened;
}

/** The input of a type and guest count, once the sheet is there. */
export async function cell(type: string, guests: string): Promise<HTMLInputElement> {
  const row = await screen.findByRole("group", { name: type });
  return within(row).getByRole("textbox", { name: guests });
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
export const focused = () => (document.activeElement as HTMLInputElement).value;

/** Answers every save and keeps what was sent. */
export function savesKept(answer: () => Response = () => HttpResponse.json({ saved: 1 })) {
  const sent: unknown[] = [];
  server.use(
    http.put(ratesUrl, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

/** What another admin has saved meanwhile, as it arrives. */
export function savedElsewhere(
  store: Awaited<ReturnType<typeof openRates>>["store"],
  rate: number,
) {
  const sheet = someRates();
  const [double] = sheet.roomTypes;
  if (double) double.rates = [rate as never, ...double.rates.slice(1)];
  server.use(http.get(ratesUrl, () => HttpResponse.json(sheet)));
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Rate"])));
}
