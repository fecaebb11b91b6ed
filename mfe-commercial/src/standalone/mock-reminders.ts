import {
  companyRemindersSchema,
  type DueCompany,
  dueCompanySchema,
  type ReminderLetter,
  writtenReminderSchema,
} from "@funduq/shared-types/contracts/reminder";

const idOf = (group: number, n: number) =>
  `00000000-0000-4000-8${String(group).padStart(3, "0")}-${String(n).padStart(12, "0")}`;

/** The letters that a company is due for, and those written to it, as the API keeps them. */
export class MockReminders {
  readonly letters = companyRemindersSchema.parse({
    firstDays: 7,
    lastDays: 21,
    due: [
      {
        step: "first",
        businessDate: "2026-04-10",
        seller: { name: "Hôtel El Djazaïr", city: "Alger", rib: "00400101401234567890" },
        buyer: { name: "Cevital", nif: "000116001234567" },
        invoices: [
          {
            invoiceId: idOf(2, 1),
            number: "INV-20260304-000001",
            seriesYear: 2026,
            seriesNumber: 1,
            businessDate: "2026-03-04",
            dueDate: "2026-03-20",
            dueCentimes: 9_000_000,
            openCentimes: 6_000_000,
            remindedOn: null,
          },
        ],
      },
    ],
    written: [],
  });

  /** Saves the letter of a step that is due; undefined where none is. */
  write(step: ReminderLetter["step"]): string | undefined {
    const { due, written } = this.letters;
    const letter = due.find((each) => each.step === step);
    if (!letter) return undefined;
    due.splice(due.indexOf(letter), 1);
    const id = idOf(6, written.length + 1);
    const by = { writtenAt: "2026-04-10T10:00:00Z", writtenBy: "Nadia Hamdi" };
    written.unshift(writtenReminderSchema.parse({ ...letter, id, ...by }));
    return id;
  }

  dueCompanies(): DueCompany[] {
    return this.letters.due.map(({ step, buyer, invoices }) =>
      dueCompanySchema.parse({
        companyId: idOf(0, 2),
        companyName: buyer.name,
        step,
        invoices: invoices.length,
        openCentimes: invoices.reduce((sum, { openCentimes }) => sum + openCentimes, 0),
        oldestDueDate: invoices[0]?.dueDate,
      }),
    );
  }
}
