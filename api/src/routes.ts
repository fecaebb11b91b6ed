import { accountingRoutes } from "./modules/accounting/accounting.routes.ts";
import { availabilityRoutes } from "./modules/availability/availability.routes.ts";
import { bookingChangeRoutes } from "./modules/bookings/booking-changes.routes.ts";
import { bookingRoutes } from "./modules/bookings/bookings.routes.ts";
import { purchaseOrderRoutes } from "./modules/bookings/purchase-order.routes.ts";
import { auditTrailRoutes } from "./modules/changes/audit-trail.routes.ts";
import { companyRoutes } from "./modules/companies/companies.routes.ts";
import { chargeItemRoutes } from "./modules/folios/charge-items.routes.ts";
import { folioRoutes } from "./modules/folios/folios.routes.ts";
import { groupAccountRoutes } from "./modules/groups/account.routes.ts";
import { groupRoomsRoutes } from "./modules/groups/group-rooms.routes.ts";
import { groupRoutes } from "./modules/groups/groups.routes.ts";
import { guestRoutes } from "./modules/guests/guests.routes.ts";
import { identityReadsRoutes } from "./modules/guests/identity-reads.routes.ts";
import { hotelIntegrityRoutes } from "./modules/hotels/hotel-integrity.routes.ts";
import { hotelRemovalRoutes } from "./modules/hotels/hotel-removal.routes.ts";
import { hotelRoutes } from "./modules/hotels/hotels.routes.ts";
import { letterheadRoutes } from "./modules/hotels/letterhead.routes.ts";
import { setupRoutes } from "./modules/hotels/setup.routes.ts";
import { setupChargesRoutes } from "./modules/hotels/setup-charges.routes.ts";
import { setupHouseRoutes } from "./modules/hotels/setup-house.routes.ts";
import { setupTaxesRoutes } from "./modules/hotels/setup-taxes.routes.ts";
import { housekeepingRoutes } from "./modules/housekeeping/housekeeping.routes.ts";
import { invoiceDocumentRoutes } from "./modules/invoice-documents/invoice-documents.routes.ts";
import { invoiceMailRoutes } from "./modules/invoice-mail/invoice-mail.routes.ts";
import { folioInvoiceRoutes } from "./modules/invoices/folio-invoices.routes.ts";
import { invoiceRoutes } from "./modules/invoices/invoices.routes.ts";
import { keptMailRoutes } from "./modules/mail/kept-mails.routes.ts";
import { nightAuditRoutes } from "./modules/night-audit/night-audit.routes.ts";
import { paymentRoutes } from "./modules/payments/payments.routes.ts";
import { policeRoutes } from "./modules/police/police.routes.ts";
import { billRoutes } from "./modules/pos/bills.routes.ts";
import { floorRoutes } from "./modules/pos/floor.routes.ts";
import { happyHourRoutes } from "./modules/pos/happy-hours.routes.ts";
import { itemPhotoRoutes } from "./modules/pos/item-photos.routes.ts";
import { kitchenRoutes } from "./modules/pos/kitchen.routes.ts";
import { menuRoutes } from "./modules/pos/menu.routes.ts";
import { modifierGroupRoutes } from "./modules/pos/modifier-groups.routes.ts";
import { posRoutes } from "./modules/pos/pos.routes.ts";
import { printerRoutes } from "./modules/pos/printers.routes.ts";
import { recordedSaleRoutes } from "./modules/pos/recorded-sales.routes.ts";
import { reservationRoutes } from "./modules/pos/reservations.routes.ts";
import { salesRoutes } from "./modules/pos/sales.routes.ts";
import { shiftsRoutes } from "./modules/pos/shifts.routes.ts";
import { stationRoutes } from "./modules/pos/stations.routes.ts";
import { terminalRoutes } from "./modules/pos/terminals.routes.ts";
import { tillPaperRoutes } from "./modules/pos/till-papers.routes.ts";
import { rateRoutes } from "./modules/rates/rates.routes.ts";
import { releaseRoutes } from "./modules/releases/releases.routes.ts";
import { reminderRoutes } from "./modules/reminders/reminders.routes.ts";
import { reportMailRoutes } from "./modules/report-mail/report-mail.routes.ts";
import { reportRoutes } from "./modules/reports/reports.routes.ts";
import { dayGridRoutes } from "./modules/rooms/day-grid.routes.ts";
import { searchRoutes } from "./modules/search/search.routes.ts";
import { endSessionsRoutes } from "./modules/sessions/end-sessions.routes.ts";
import { sessionRoutes } from "./modules/sessions/sessions.routes.ts";
import { signInLinkRoutes } from "./modules/sessions/sign-in-links.routes.ts";
import { superAdminRoutes } from "./modules/super-admins/super-admins.routes.ts";
import { tillTurnRoutes } from "./modules/till-turns/till-turns.routes.ts";
import { ownPlaceRoutes } from "./modules/users/own-places.routes.ts";
import { userRoutes } from "./modules/users/users.routes.ts";
import { liveStreamRoute } from "./platform/live-stream.ts";
import type { Route } from "./platform/route.ts";

/** All operations of the API, for the router, the permission check and the tests. */
export const allRoutes: readonly Route[] = [
  liveStreamRoute,
  ...sessionRoutes,
  ...endSessionsRoutes,
  ...ownPlaceRoutes,
  ...signInLinkRoutes,
  ...userRoutes,
  ...superAdminRoutes,
  ...releaseRoutes,
  ...keptMailRoutes,
  ...hotelRoutes,
  ...hotelRemovalRoutes,
  ...hotelIntegrityRoutes,
  ...auditTrailRoutes,
  ...letterheadRoutes,
  ...setupRoutes,
  ...setupHouseRoutes,
  ...setupTaxesRoutes,
  ...setupChargesRoutes,
  ...dayGridRoutes,
  ...searchRoutes,
  ...availabilityRoutes,
  ...rateRoutes,
  ...guestRoutes,
  ...identityReadsRoutes,
  ...companyRoutes,
  ...invoiceRoutes,
  ...folioInvoiceRoutes,
  ...paymentRoutes,
  ...reminderRoutes,
  ...invoiceDocumentRoutes,
  ...invoiceMailRoutes,
  ...bookingRoutes,
  ...bookingChangeRoutes,
  ...purchaseOrderRoutes,
  ...groupRoutes,
  ...groupRoomsRoutes,
  ...groupAccountRoutes,
  ...folioRoutes,
  ...chargeItemRoutes,
  ...housekeepingRoutes,
  ...policeRoutes,
  ...nightAuditRoutes,
  ...posRoutes,
  ...billRoutes,
  ...salesRoutes,
  ...recordedSaleRoutes,
  ...shiftsRoutes,
  ...menuRoutes,
  ...itemPhotoRoutes,
  ...modifierGroupRoutes,
  ...happyHourRoutes,
  ...stationRoutes,
  ...printerRoutes,
  ...floorRoutes,
  ...reservationRoutes,
  ...terminalRoutes,
  ...tillPaperRoutes,
  ...tillTurnRoutes,
  ...kitchenRoutes,
  ...reportRoutes,
  ...reportMailRoutes,
  ...accountingRoutes,
];
