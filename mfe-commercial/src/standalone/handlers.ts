import type { CompanyState } from "@funduq/shared-types/contracts/company";
import type {
  ChangeCompany,
  CompanyDuplicateSearch,
  CompanyProfile,
} from "@funduq/shared-types/contracts/company-profile";
import { HttpResponse, http } from "msw";
import { MockCompanies } from "./mock-companies.ts";
import { problem } from "./problem.ts";

type CompanySearch = { query: string; state?: CompanyState };

const isIn = (state: CompanyState, archivedAt: string | null) =>
  state === "all" || (state === "archived") === (archivedAt !== null);

/** An API that keeps companies as the real one does. */
export function companyHandlers(house = new MockCompanies()) {
  const saved = ({ id, version }: { id: string; version: number }) => ({ id, version });
  const taken = (other: { id: string; name: string }) =>
    problem("company.nif-taken", { companyName: other.name, companyId: other.id });
  return [
    http.post("/api/hotels/:hotelId/company-search", async ({ request }) => {
      const { query, state = "active" } = (await request.json()) as CompanySearch;
      const companies = house.search(query).filter(({ archivedAt }) => isIn(state, archivedAt));
      return HttpResponse.json({ companies });
    }),
    http.post("/api/hotels/:hotelId/company-export", async ({ request }) => {
      const { query, state = "active" } = (await request.json()) as CompanySearch;
      const companies = house.search(query).filter(({ archivedAt }) => isIn(state, archivedAt));
      return HttpResponse.json({ companies });
    }),
    http.post("/api/hotels/:hotelId/company-duplicates", async ({ request }) => {
      const search = (await request.json()) as CompanyDuplicateSearch;
      return HttpResponse.json({ companies: house.duplicates(search) });
    }),
    http.get("/api/hotels/:hotelId/companies/:companyId", ({ params }) => {
      const company = house.find(params.companyId);
      return company ? HttpResponse.json(company) : problem("company.not-found");
    }),
    http.post("/api/hotels/:hotelId/companies", async ({ request }) => {
      const profile = (await request.json()) as CompanyProfile;
      const other = house.withNif(profile.nif);
      return other ? taken(other) : HttpResponse.json(saved(house.add(profile)), { status: 201 });
    }),
    ...(["archive", "restore"] as const).map((step) =>
      http.post(`/api/hotels/:hotelId/companies/:companyId/${step}`, ({ params }) => {
        const archivedAt = step === "archive" ? "2026-04-10T08:00:00Z" : null;
        const company = house.change(params.companyId, { archivedAt });
        return company ? HttpResponse.json(saved(company)) : problem("company.not-found");
      }),
    ),
    http.delete("/api/hotels/:hotelId/companies/:companyId", ({ params }) => {
      const company = house.find(params.companyId);
      if (!company) return problem("company.not-found");
      if (house.inUse.has(company.id))
        return problem("company.in-use", { companyName: company.name });
      house.records.splice(house.records.indexOf(company), 1);
      return HttpResponse.json(saved(company));
    }),
    http.put("/api/hotels/:hotelId/companies/:companyId", async ({ request, params }) => {
      const { version, ...profile } = (await request.json()) as ChangeCompany;
      const company = house.find(params.companyId);
      if (!company) return problem("company.not-found");
      if (company.version !== version)
        return problem("request.stale", {
          changedBy: "Nadia Hamdi",
          changedAt: "2026-04-10T08:00:00Z",
        });
      const other = house.withNif(profile.nif, company.id);
      if (other) return taken(other);
      house.change(company.id, profile);
      return HttpResponse.json(saved(company));
    }),
  ];
}
