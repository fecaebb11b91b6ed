import type { ReportPlace, RowPlace, SummedLines } from "@funduq/shared-types/reports/sheet";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import { useHotel, useMay } from "@funduq/shared-ui/state";
import type { SheetAddresses } from "./sheet-addresses.ts";

/** Where the cells and rows of a report lead to: to reports beside it, and to screens that the user may open. */
export function useSheetAddresses(): SheetAddresses {
  const hotel = useHotel();
  const mayOpenDesk = useMay("front-desk.view");
  const mayOpenInvoices = useMay("invoices.view");
  return {
    ofLines: (lines: SummedLines) => addressOfReport({ report: "journal", ...lines }),
    ofReport: addressOfReport,
    ofRow(place) {
      if (!hotel) return undefined;
      const mayOpen = "companyId" in place ? mayOpenInvoices : mayOpenDesk;
      return mayOpen ? addressOfRow(hotel.hotelId, place) : undefined;
    },
  };
}

/** Reports are tabs of one screen: only the address changes. */
const addressOfReport = (place: ReportPlace) => `?${new URLSearchParams(place)}`;

/** The address of the screen that a row is of. */
export function addressOfRow(hotelId: HotelId, place: RowPlace): string {
  const desk = viewPath("dashboard", hotelId);
  if ("night" in place) return `${desk}?date=${place.night}`;
  if ("bookingId" in place) return `${desk}?booking=${place.bookingId}&panel=folios`;
  if ("folioInvoiceId" in place) return `${desk}?invoice=${place.folioInvoiceId}`;
  if ("groupId" in place) return `${desk}?group=${place.groupId}&task=account`;
  return `${viewPath("commercial", hotelId)}?${new URLSearchParams(ofCompany(place))}`;
}

function ofCompany(place: Extract<RowPlace, { companyId: CompanyId }>): Record<string, string> {
  const company = { company: place.companyId };
  if ("invoiceId" in place) return { ...company, tab: "invoices", invoice: place.invoiceId };
  // Commercial shows a company's debtors unless its address names another tab.
  if ("tab" in place) return company;
  if (!("documents" in place)) return { ...company, tab: "account" };
  // It searches for unpaid documents unless its address says otherwise.
  const show = place.documents === "all" ? { show: "all" } : undefined;
  const issued = { "issued-from": place.from, "issued-to": place.to };
  return { ...company, tab: "invoices", searched: "yes", ...show, ...issued };
}
