import { type CompanyList, companyListSchema } from "@funduq/shared-types/contracts/company";

/** The companies a mid-sized hotel in Algiers works with. */
export function someCompanies(): CompanyList {
  return companyListSchema.parse({
    companies: [
      company(1, "Air Algérie", "Karim Benali", [900_000, 1_150_000, 1_400_000, 1_600_000]),
      company(2, "Cevital", "Nadia Hamdi", [850_000, 1_050_000, 0, 0]),
      company(3, "Condor Electronics", "Sofiane Meziane", [800_000, 1_000_000, 1_200_000, 0]),
      company(4, "École Supérieure de Commerce", null, [0, 0, 0, 0]),
      company(5, "سوناطراك", "أمينة بوزيد", [1_000_000, 1_250_000, 1_500_000, 1_750_000]),
      company(6, "Sonelgaz", "Yacine Haddad", [950_000, 1_150_000, 1_350_000, 0]),
    ],
  });
}

function company(n: number, name: string, contactPerson: string | null, rates: number[]) {
  return {
    id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
    name,
    contactPerson,
    phone: contactPerson && `+213 21 55 0${n} 1${n}`,
    email: contactPerson && `contact${n}@example.dz`,
    nif: contactPerson && `00001601234567${n}`,
    rates,
  };
}
