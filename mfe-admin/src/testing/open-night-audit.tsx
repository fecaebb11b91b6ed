import type { RunNightAudit } from "@funduq/shared-types/contracts/night-audit";
import type { HotelMembership, Language } from "@funduq/shared-types/contracts/session";
import { useLocation } from "@funduq/shared-ui/router";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect } from "vitest";
import department from "../module.ts";
import { nightAuditHandlers, someChecklist, somePreview } from "../standalone/night-audit.ts";

export const auditUrl = apiUrl("hotels/:hotelId/night-audit");
export const previewUrl = apiUrl("hotels/:hotelId/night-audit/preview");
export const hotel = aHotel({ role: "hotel-admin" });

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** The screen of the night audit, and the address below it. */
export async function openAudit(
  options: { route?: string; language?: Language; hotels?: HotelMembership[] } = {},
) {
  department.register();
  const session = aSession({ hotels: options.hotels ?? [hotel] });
  const { route = "/", language = "en" } = options;
  return renderWithStore(
    <>
      <department.Root view="night-audit" basename="/" />
      <Address />
    </>,
    { session, route, language },
  );
}

/** In a browser the parts of the line stand apart. */
export const noDepartures = /^Pending Departures\s*none\s*0$/;
export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>("button", { name });
export const started = async () => {
  await waitFor(() => expect(button("Start Night Audit Process").disabled).toBe(false));
  return button("Start Night Audit Process");
};

export const checklistIs = (traits: Parameters<typeof someChecklist>[0]) =>
  server.use(http.get(auditUrl, () => HttpResponse.json(someChecklist(traits))));
export const previewIs = (traits: Parameters<typeof somePreview>[0]) =>
  server.use(http.get(previewUrl, () => HttpResponse.json(somePreview(traits))));

/** What each run was asked to close. */
export function runsKept(answer: () => Response | Promise<Response>) {
  const sent: RunNightAudit[] = [];
  server.use(
    http.post(auditUrl, async ({ request }) => {
      sent.push((await request.json()) as RunNightAudit);
      return answer();
    }),
  );
  return sent;
}

type Opened = Awaited<ReturnType<typeof openAudit>>;

/** Starts the audit and types the date, or another one. */
export async function confirm(
  { user }: Pick<Opened, "user">,
  typed = "10-04-2026",
  day = "10-04-2026",
) {
  await user.click(await started());
  const dialog = screen.getByRole("alertdialog", { name: `Close ${day}?` });
  await user.type(within(dialog).getByRole("textbox"), typed);
  await user.click(within(dialog).getByRole("button", { name: "Close the day" }));
}

beforeEach(() => server.use(...nightAuditHandlers()));
