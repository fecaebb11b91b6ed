import { fact } from "@funduq/shared-types/rules/audit-facts";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import department from "../../module.ts";

const trailUrl = apiUrl("hotels/:hotelId/audit-trail");
const hotel = aHotel({ role: "hotel-admin" });

it.each([
  ["en", "Restaurant: without a limit → up to 200,00 DA a stay", "up to 200,00 DA a stay → –"],
  [
    "fr",
    "Restaurant: sans limite → jusqu’à 200,00 DA par séjour",
    "jusqu’à 200,00 DA par séjour → –",
  ],
  ["ar", "بلا حد → حتى 200,00 DA للإقامة", "حتى 200,00 DA للإقامة → –"],
] as const)("COM-02 X-02 says in %s how far a company pays", async (language, limited, gone) => {
  const rule = (before: string | null, after: string | null) =>
    fact("billingRule", "billing-limit", { before, after, of: "Restaurant" });
  const entry = { seq: 1, at: "2026-04-03T09:00:00Z", action: "companies.change", by: "Amina" };
  const facts = [rule("none", "perStay 20000"), rule("perStay 20000", null)];
  department.register();
  server.use(
    http.get(trailUrl, () =>
      HttpResponse.json({
        entries: [{ ...entry, subject: null, rights: null, facts }],
        next: null,
        people: [],
      }),
    ),
  );
  await renderWithStore(<department.Root view="audit-trail" basename="/" />, {
    session: aSession({ hotels: [hotel] }),
    language,
  });
  const said = (await screen.findAllByRole("definition")).map((it) =>
    `${it.previousElementSibling?.textContent}: ${it.textContent}`
      .replace(/[\u2066-\u2069]/gu, "")
      .replace(/\u00a0/gu, " "),
  );
  expect(said).toEqual([expect.stringContaining(limited), expect.stringContaining(gone)]);
});
