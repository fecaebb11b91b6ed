import { HttpResponse, http } from "msw";
import { someCompanies } from "./companies.ts";

/** An API that answers the search as the real one does: contains, without case or accents. */
export function companyHandlers() {
  const { companies } = someCompanies();
  return [
    http.post("/api/hotels/:hotelId/company-search", async ({ request }) => {
      const { query: typed } = (await request.json()) as { query: string };
      const query = folded(typed);
      return HttpResponse.json({
        companies: companies.filter(({ name }) => folded(name).includes(query)),
      });
    }),
  ];
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
