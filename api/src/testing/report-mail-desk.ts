import type {
  AddReportRecipient,
  ReportMail,
  SentReportMail,
} from "@funduq/shared-types/contracts/report-mail";
import { mailJob } from "../modules/mail/mail.service.ts";
import { mayPackBeSent, reportPacksJob } from "../modules/report-mail/packs.service.ts";
import type { TestStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

export type QueuedMail = {
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  attachments: { name: string; text: string }[];
};

/** The steps of who keeps the list of recipients, and of the workers that make and send the mails. */
export function reportMailDesk({ app, database, owner, request }: TestApp) {
  const at = ({ hotelId }: TestStaff, rest = "") => `/hotels/${hotelId}/report-mail${rest}`;
  const signal = () => new AbortController().signal;
  return {
    at,
    async read(as: TestStaff): Promise<ReportMail> {
      return (await request("GET", at(as), { as })).json();
    },
    add: (as: TestStaff, body: AddReportRecipient | object, key?: string) =>
      request("POST", at(as, "/recipients"), { as, body, ...(key && { key }) }),
    send: async (as: TestStaff): Promise<SentReportMail> =>
      (await request("POST", at(as, "/last-closed-day"), { as })).json(),
    makeMails: () => reportPacksJob(app.runtime).run(signal()),
    sendMails: (transport: Parameters<typeof mailJob>[1]["transport"]) =>
      mailJob(app.runtime, {
        transport,
        origin: "https://hotel.example",
        mayBeSent: (mail) => mayPackBeSent(database, mail),
      }).run(signal()),
    queued: (hotelId: string) => owner<QueuedMail[]>`
      select recipient, subject, body_text, body_html, attachments from outgoing_mails
      where for_hotel_id = ${hotelId} and purpose = 'reports' order by subject, recipient`,
  };
}
