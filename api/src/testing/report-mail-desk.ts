import type {
  AddReportRecipient,
  ReportMail,
  SentReportMail,
} from "@funduq/shared-types/contracts/report-mail";
import { mailSenders } from "../jobs.ts";
import type { MailTransport } from "../modules/mail/mail.service.ts";
import { mailJob } from "../modules/mail/mail-worker.service.ts";
import { reportPacksJob } from "../modules/report-mail/packs.service.ts";
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
export function reportMailDesk({ app, owner, request }: TestApp) {
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
    sendMails: (transport: MailTransport | undefined) =>
      mailJob(app.runtime, {
        transport,
        origin: "https://hotel.example",
        senders: mailSenders(app.runtime),
      }).run(signal()),
    queued: (hotelId: string) => owner<QueuedMail[]>`
      select recipient, subject, body_text, body_html, attachments from outgoing_mails
      where for_hotel_id = ${hotelId} and purpose = 'reports' order by subject, recipient`,
  };
}
