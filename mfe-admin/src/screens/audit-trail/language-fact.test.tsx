import { fact } from "@funduq/shared-types/rules/audit-facts";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import department from "../../module.ts";

const trailUrl = apiUrl("hotels/:hotelId/audit-trail");

it.each([
  ["en", "Language of documents"],
  ["fr", "Langue des documents"],
  ["ar", "لغة المستندات"],
] as const)(
  "COM-02 X-02 says in %s which language a company's documents have",
  async (language, name) => {
    const facts = [fact("documentLanguage", "language", { before: "fr", after: "ar" })];
    const entry = { seq: 1, at: "2026-04-03T09:00:00Z", action: "companies.change", by: "Amina" };
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
      session: aSession({ hotels: [aHotel({ role: "hotel-admin" })] }),
      language,
    });
    const [said] = await screen.findAllByRole("definition");
    expect(said?.previousElementSibling?.textContent).toContain(name);
    expect(said?.textContent?.replace(/[\u2066-\u2069]/gu, "")).toContain("Français → العربية");
  },
);
