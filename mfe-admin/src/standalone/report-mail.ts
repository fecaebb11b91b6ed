import { type ReportMail, reportMailSchema } from "@funduq/shared-types/contracts/report-mail";
import { HttpResponse, http } from "msw";

/** A manager, an owner abroad whose mail waits, and one who may no longer read reports. */
export function someReportMail(): ReportMail {
  return reportMailSchema.parse({
    recipients: [
      {
        id: "01890a5d-ac96-774b-bcce-b302099a9001",
        hotelUserId: "01890a5d-ac96-774b-bcce-b302099a9101",
        name: "Amina Cherif",
        email: "amina@hotel.test",
        language: "ar",
        withAttachments: true,
        isAllowed: true,
        last: { date: "2026-04-09", state: "sent" },
      },
      {
        id: "01890a5d-ac96-774b-bcce-b302099a9002",
        hotelUserId: null,
        name: "",
        email: "owner@abroad.test",
        language: "fr",
        withAttachments: false,
        isAllowed: true,
        last: { date: "2026-04-09", state: "failed" },
      },
      {
        id: "01890a5d-ac96-774b-bcce-b302099a9003",
        hotelUserId: "01890a5d-ac96-774b-bcce-b302099a9103",
        name: "Karim Ziani",
        email: "karim@hotel.test",
        language: "en",
        withAttachments: false,
        isAllowed: false,
        last: null,
      },
    ],
    users: [
      {
        id: "01890a5d-ac96-774b-bcce-b302099a9104",
        name: "Nadia Hamdi",
        email: "nadia@hotel.test",
      },
    ],
    lastClosedDate: "2026-04-09",
  });
}

/** The recipients, kept in memory; a mail is on its way at once. */
export function reportMailHandlers(mail = someReportMail()) {
  const base = "/api/hotels/:hotelId/report-mail";
  return [
    http.get(base, () => HttpResponse.json(mail)),
    http.post(`${base}/recipients`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      const user = mail.users.find(({ id }) => id === body.hotelUserId);
      const id = crypto.randomUUID();
      const nobody = { language: "fr", hotelUserId: null, name: "" };
      const recipient = { ...nobody, ...user, ...body, id };
      mail = reportMailSchema.parse({
        ...mail,
        users: mail.users.filter((one) => one !== user),
        recipients: [...mail.recipients, { ...recipient, isAllowed: true, last: null }],
      });
      return HttpResponse.json({ id }, { status: 201 });
    }),
    http.put(`${base}/recipients/:recipientId`, async ({ params, request }) => {
      const body = (await request.json()) as { withAttachments: boolean };
      const recipients = mail.recipients.map((one) =>
        one.id === params.recipientId ? { ...one, ...body } : one,
      );
      mail = { ...mail, recipients };
      return HttpResponse.json({ id: params.recipientId });
    }),
    http.delete(`${base}/recipients/:recipientId`, ({ params }) => {
      const recipients = mail.recipients.filter(({ id }) => id !== params.recipientId);
      mail = { ...mail, recipients };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${base}/last-closed-day`, () => {
      const date = mail.lastClosedDate;
      const isNew = ({ last }: ReportMail["recipients"][number]) => last === null;
      const saved = mail.recipients.filter(isNew).length;
      const recipients = mail.recipients.map((one) =>
        isNew(one) && date ? { ...one, last: { date, state: "waiting" as const } } : one,
      );
      mail = { ...mail, recipients };
      return HttpResponse.json({ saved });
    }),
  ];
}
