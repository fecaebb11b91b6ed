import { viewPath } from "@funduq/shared-types/rules/views";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import { matchPath } from "@funduq/shared-ui/router";

/** The form of a company; 'new' makes one (COM-03). */
export function companyPath(hotelId: HotelId, companyId: CompanyId | "new"): string {
  return `${viewPath("commercial", hotelId)}/company/${companyId}`;
}

/** Where a list of companies is imported. */
export function importPath(hotelId: HotelId): string {
  return `${viewPath("commercial", hotelId)}/import`;
}

export function isImportPath(pathname: string): boolean {
  return matchPath("/hotel/:hotelId/commercial/import", pathname) !== null;
}

/** The id in the address of a company's form, as it was written. */
export function companyInPath(pathname: string): string | undefined {
  return matchPath("/hotel/:hotelId/commercial/company/:companyId", pathname)?.params.companyId;
}
