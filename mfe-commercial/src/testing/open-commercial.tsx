import type { Language } from "@funduq/shared-types/contracts/session";
import { viewPath } from "@funduq/shared-types/rules/views";
import { useLocation } from "@funduq/shared-ui/router";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import department from "../module.ts";
import { companyHandlers } from "../standalone/handlers.ts";
import { invoiceHandlers } from "../standalone/invoice-handlers.ts";
import { mailHandlers } from "../standalone/mail-handlers.ts";
import { MockCompanies } from "../standalone/mock-companies.ts";
import { MockInvoices } from "../standalone/mock-invoices.ts";
import { MockReminders } from "../standalone/mock-reminders.ts";
import { reminderHandlers } from "../standalone/reminder-handlers.ts";

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}

type Options = { language?: Language; role?: "commercial" | "manager" | "front-office" };

/** The department over a mocked hotel, at an address below its own. */
export async function openCommercial(below = "", options: Options = {}) {
  department.register();
  const house = new MockCompanies();
  const books = new MockInvoices();
  const reminders = new MockReminders();
  server.use(
    ...companyHandlers(house),
    ...invoiceHandlers(books),
    ...mailHandlers(),
    ...reminderHandlers(reminders),
  );
  const hotel = aHotel({ role: options.role ?? "commercial" });
  const base = viewPath("commercial", hotel.hotelId);
  const page = await renderWithStore(
    <>
      <department.Root view="commercial" basename={base} />
      <Address />
    </>,
    {
      session: aSession({ hotels: [hotel] }),
      route: `${base}${below}`,
      ...(options.language && { language: options.language }),
    },
  );
  /** What of the address is below the department's own. */
  const address = () => screen.getByLabelText("address").textContent?.replace(base, "");
  return { ...page, house, books, reminders, hotel, address };
}
