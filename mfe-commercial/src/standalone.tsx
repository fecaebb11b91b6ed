import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { startStandalone } from "@funduq/shared-ui/testing/standalone.tsx";
import { setupWorker } from "msw/browser";
import description from "../department.json" with { type: "json" };
import department from "./module.ts";
import { accountHandlers } from "./standalone/account-handlers.ts";
import { companyHandlers } from "./standalone/handlers.ts";
import { invoiceHandlers } from "./standalone/invoice-handlers.ts";
import { mailHandlers } from "./standalone/mail-handlers.ts";
import { reminderHandlers } from "./standalone/reminder-handlers.ts";

await startStandalone(department, {
  description,
  worker: setupWorker(
    ...companyHandlers(),
    ...invoiceHandlers(),
    ...mailHandlers(),
    ...accountHandlers(),
    ...reminderHandlers(),
  ),
  session: aSession({ hotels: [aHotel({ role: "commercial" })] }),
});
