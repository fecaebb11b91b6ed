import { fact, photoSteps } from "@funduq/shared-types/rules/audit-facts";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import department from "../../module.ts";

const trailUrl = apiUrl("hotels/:hotelId/audit-trail");

it.each([
  ["en", ["Added", "Replaced", "Removed"]],
  ["fr", ["Ajoutée", "Remplacée", "Retirée"]],
  ["ar", ["أُضيفت", "استُبدلت", "أُزيلت"]],
] as const)(
  "POS-01 X-02 says in %s what was done with an item's photo",
  async (language, words) => {
    const facts = photoSteps.map((after) => fact("photo", "photo-step", { after, of: "Loubia" }));
    const entry = { seq: 1, at: "2026-04-03T09:00:00Z", action: "pos.save-item", by: "Amina" };
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
    const said = (await screen.findAllByRole("definition")).map(({ textContent }) => textContent);
    expect(said).toEqual(words.map((word) => expect.stringContaining(word)));
  },
);
