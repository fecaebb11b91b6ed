import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { startStandalone } from "@funduq/shared-ui/testing/standalone.tsx";
import { setupWorker } from "msw/browser";
import description from "../department.json" with { type: "json" };
import department from "./module.ts";
import { auditTrailHandlers } from "./standalone/audit-trail.ts";
import { hotelHandlers, userHandlers } from "./standalone/handlers.ts";
import { someHotels } from "./standalone/hotels.ts";
import { identityReadsHandlers } from "./standalone/identity-reads.ts";
import { keptMailHandlers } from "./standalone/kept-mails.ts";
import { nightAuditHandlers } from "./standalone/night-audit.ts";
import { rateHandlers } from "./standalone/rates.ts";
import { reportMailHandlers } from "./standalone/report-mail.ts";
import { reportHandlers } from "./standalone/reports.ts";
import { setupHandlers } from "./standalone/setup.ts";
import { superAdminHandlers } from "./standalone/super-admins.ts";

const everyHotel = someHotels().hotels.map(({ id, name }) =>
  aHotel({ hotelId: id, name, role: "hotel-admin" }),
);

await startStandalone(department, {
  description,
  worker: setupWorker(
    ...hotelHandlers(),
    ...keptMailHandlers(),
    ...superAdminHandlers(),
    ...userHandlers(),
    ...auditTrailHandlers(),
    ...identityReadsHandlers(),
    ...rateHandlers(),
    ...setupHandlers(),
    ...nightAuditHandlers(),
    ...reportHandlers(),
    ...reportMailHandlers(),
  ),
  session: aSession({
    user: { isSuperAdmin: true, displayName: "Super Admin" },
    hotels: everyHotel,
  }),
});
