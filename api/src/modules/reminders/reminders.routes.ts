import { companyRefSchema } from "@funduq/shared-types/contracts/company-profile";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  companyRemindersSchema,
  dueRemindersSchema,
  savedReminderSchema,
  writeReminderSchema,
} from "@funduq/shared-types/contracts/reminder";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { defineRoute } from "../../platform/route.ts";
import {
  getCompanyReminders,
  listDueCompanies,
  totalOf,
  writeReminder,
} from "./reminders.service.ts";

const REMINDERS = "/hotels/{hotelId}/companies/{companyId}/reminders";

const due = defineRoute(
  {
    id: "reminders.due",
    method: "GET",
    path: "/hotels/{hotelId}/reminders",
    permission: "invoices.view",
    summary: "The companies that are due for a reminder of overdue invoices, and for which step.",
    params: hotelRefSchema,
    response: dueRemindersSchema,
  },
  ({ tx, hotelId }) => listDueCompanies(tx, hotelId),
);

const ofCompany = defineRoute(
  {
    id: "reminders.of-company",
    method: "GET",
    path: REMINDERS,
    permission: "invoices.view",
    summary: "The letters that a company is due for, as previews, and those written to it.",
    params: companyRefSchema,
    response: companyRemindersSchema,
  },
  ({ tx, params }) => getCompanyReminders(tx, params),
);

const write = defineRoute(
  {
    id: "reminders.write",
    method: "POST",
    path: REMINDERS,
    permission: "invoices.write",
    summary: "Saves a reminder letter as it was seen.",
    params: companyRefSchema,
    body: writeReminderSchema,
    response: savedReminderSchema,
    status: 201,
    changes: ["Company"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { id, letter } = await writeReminder(tx, params, body, { by: actor, now });
    announce({
      entityId: params.companyId,
      facts: [
        fact("reminderStep", "reminder-step", { after: letter.step }),
        fact("invoices", "number", { after: letter.invoices.length }),
        fact("amount", "money", { after: totalOf(letter) }),
      ],
    });
    return { id };
  },
);

export const reminderRoutes = [due, ofCompany, write];
