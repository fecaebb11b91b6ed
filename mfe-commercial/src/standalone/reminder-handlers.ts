import type { WriteReminder } from "@funduq/shared-types/contracts/reminder";
import { HttpResponse, http } from "msw";
import { MockReminders } from "./mock-reminders.ts";
import { problem } from "./problem.ts";

const ofCompany = "/api/hotels/:hotelId/companies/:companyId/reminders";

/** An API that keeps reminder letters as the real one does. */
export function reminderHandlers(books = new MockReminders()) {
  return [
    http.get("/api/hotels/:hotelId/reminders", () =>
      HttpResponse.json({ companies: books.dueCompanies() }),
    ),
    http.get(ofCompany, () => HttpResponse.json(books.letters)),
    http.post(ofCompany, async ({ request }) => {
      const { step } = (await request.json()) as WriteReminder;
      const id = books.write(step);
      return id ? HttpResponse.json({ id }, { status: 201 }) : problem("reminder.changed");
    }),
  ];
}
