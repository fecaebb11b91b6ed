import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import type { PaperLanguage } from "@funduq/shared-types/values/paper-languages";
import { skipToken } from "@funduq/shared-ui/state";
import { useReadCompanyQuery } from "./company.endpoints.ts";

/** The language of a company's documents; null where it has none. Its page has read the record already. */
export function useCompanyLanguage(
  hotelId: HotelId,
  companyId: CompanyId | null | undefined,
): PaperLanguage | null {
  const { currentData } = useReadCompanyQuery(companyId ? { hotelId, companyId } : skipToken);
  return currentData?.documentLanguage ?? null;
}
