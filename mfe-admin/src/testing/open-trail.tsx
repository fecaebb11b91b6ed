import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { Language } from "@funduq/shared-types/contracts/session";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import department from "../module.ts";

/** The audit trail of a hotel where one thing was done; answers what each of its facts reads as, with its name before it. */
export async function readFacts(
  action: string,
  facts: readonly AuditFact[],
  language: Language,
): Promise<string[]> {
  const entry = { seq: 1, at: "2026-04-03T09:00:00Z", action, by: "Amina" };
  department.register();
  server.use(
    http.get(apiUrl("hotels/:hotelId/audit-trail"), () =>
      HttpResponse.json({
        entries: [{ ...entry, subject: null, rights: null, facts }],
        next: null,
        people: [],
      }),
    ),
  );
  await renderWithStore(<department.Root view="audit-trail" basename="/" />, {
    session: aSession({ hotels: [aHotel({ role: "hotel-admin" })] }),
    language,
  });
  return (await screen.findAllByRole("definition")).map((said) =>
    `${said.previousElementSibling?.textContent}: ${said.textContent}`
      .replace(/[\u2066-\u2069]/gu, "")
      .replace(/\u00a0/gu, " "),
  );
}
