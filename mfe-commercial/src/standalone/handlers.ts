import { HttpResponse, http } from "msw";
import { someCompanies } from "./companies.ts";

/** An API that answers the search as the real one does: contains, without case or accents. */
export function companyHandlers() {
  const { companies } = someCompanies();
  return [
    http.get("/api/hotels/:hotelId/companies", ({ request }) => {
      const query = folded(new URL(request.url).searchParams.get("query") ?? "");
      return HttpResponse.json({
        companies: companies.filter(({ name }) => folded(name).includes(query)),
      });
    }),
  ];
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
