import type { Language } from "@funduq/shared-types/contracts/session";
import { dayBookSheets } from "@funduq/shared-types/reports/day-book-sheets";
import { managerSheets } from "@funduq/shared-types/reports/manager-sheets";
import { paymentsSheets } from "@funduq/shared-types/reports/payments-sheets";
import { reportTextIn } from "@funduq/shared-types/reports/report-text";
import type { ReportSheets } from "@funduq/shared-types/reports/sheet";
import { csvOf } from "@funduq/shared-types/reports/sheet-csv";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import type { Database, HotelTx } from "../../platform/db/database.ts";
import type { WorkLimits } from "../../platform/db/work-limits.ts";
import type { Job } from "../../platform/jobs.ts";
import {
  type Attachment,
  type DueMail,
  type MailSender,
  queueReportsMail,
} from "../mail/mail.service.ts";
import {
  getDayBook,
  getManagerReport,
  getPaymentsReport,
  getTrialBalance,
} from "../reports/reports.service.ts";
import type { PackReports } from "./pack-figures.ts";
import { packMail } from "./pack-mail.ts";
import {
  findHotelName,
  findHotelWithPack,
  findPackOfMail,
  lockPack,
  PACKS_CHANNEL,
  postponePacks,
  queueAnew,
  setOutcome,
  setSent,
} from "./packs.queries.ts";
import { findRecipient } from "./recipients.queries.ts";
import { addressOf } from "./report-mail.service.ts";

const LOOK_EVERY_MS = 60_000;

/** The day book of a large hotel takes longer than a desk's request. */
const limits: WorkLimits = { limitMs: 120_000, statementMs: 60_000, lockMs: 10_000 };

/**
 * Makes the mails of closed days, at once when a night audit has queued them. Each is one transaction: a process that
 * crashes has made the mail and noted it, or neither.
 */
export function reportPacksJob({ database, log }: Pick<Runtime, "database" | "log">): Job {
  async function makeNext(hotelId: HotelId): Promise<boolean> {
    try {
      return await database.withHotel(hotelId, (tx) => makePack(tx, hotelId), limits);
    } catch (err) {
      log.warn({ err, hotelId }, "a mail with reports could not be made; it is tried again later");
      await database.withHotel(hotelId, (tx) => postponePacks(tx, hotelId));
      return true;
    }
  }
  return {
    name: "report-packs",
    everyMs: LOOK_EVERY_MS,
    channel: PACKS_CHANNEL,
    async run(signal) {
      while (!signal.aborted) {
        const hotelId = await findHotelWithPack(database);
        if (hotelId === undefined || !(await makeNext(hotelId))) return;
      }
    },
  };
}

/** Makes the mail of the hotel's oldest waiting day. False where another worker has it. */
async function makePack(tx: HotelTx, hotelId: HotelId): Promise<boolean> {
  const pack = await lockPack(tx, hotelId);
  if (!pack) return false;
  const recipient = await findRecipient(tx, hotelId, pack.recipientId);
  const address = recipient && addressOf(recipient);
  if (!address) {
    await setOutcome(tx, hotelId, { ...pack, mailId: null });
    return true;
  }
  const { withAttachments } = recipient;
  const mail = await composePack(tx, { hotelId, date: pack.date, ...address, withAttachments });
  const mailId = await queueReportsMail(tx, { recipient: address.email, hotelId, ...mail });
  await setOutcome(tx, hotelId, { ...pack, mailId });
  return true;
}

type Wanted = {
  hotelId: HotelId;
  date: CalendarDate;
  language: Language;
  withAttachments: boolean;
};

async function composePack(tx: HotelTx, wanted: Wanted) {
  const { hotelId, date, language } = wanted;
  const hotelName = await findHotelName(tx, hotelId);
  const day = { from: date, to: date };
  const manager = await getManagerReport(tx, hotelId, { date });
  const reports: PackReports = {
    manager,
    payments: await getPaymentsReport(tx, hotelId, day),
    paymentsOfMonth: await getPaymentsReport(tx, hotelId, { from: manager.month.from, to: date }),
    balances: await getTrialBalance(tx, hotelId, day),
  };
  const files = wanted.withAttachments ? await filesOf(tx, wanted, { reports, hotelName }) : [];
  const isTooLarge = Buffer.byteLength(JSON.stringify(files)) > MOST_BYTES;
  const attachments = isTooLarge ? [] : files;
  const said = isTooLarge ? "too-large" : attachments.length > 0 ? "attached" : "none";
  return {
    ...packMail({ hotelId, hotelName, date, language, files: said }, reports),
    attachments,
  };
}

/** What mail servers usually accept, with the third that a file grows by on its way. */
const MOST_BYTES = 7_000_000;

async function filesOf(
  tx: HotelTx,
  { hotelId, date, language }: Wanted,
  { reports, hotelName }: { reports: PackReports; hotelName: string },
): Promise<Attachment[]> {
  const t = reportTextIn(language);
  const dayBook = await getDayBook(tx, hotelId, { date });
  const fileOf = (report: ReportSheets): Attachment => ({
    name: `${report.fileName}.csv`,
    text: csvOf(report, hotelName, language),
  });
  return [
    fileOf(managerSheets(reports.manager, t, language)),
    fileOf(dayBookSheets(dayBook, t, language)),
    fileOf(paymentsSheets(reports.payments, t, language)),
  ];
}

/** What a mail with reports has beside its text, if it may still be sent. */
export function packMails(database: Pick<Database, "withHotel">): MailSender {
  return {
    async complete(mail) {
      if (!(await mayBeSent(database, mail))) return null;
      const attachments = mail.attachments.map(({ name, text }) => ({
        name,
        content: text,
        contentType: "text/csv; charset=utf-8",
      }));
      return { html: mail.bodyHtml ?? undefined, attachments };
    },
    noteSent: setSent,
  };
}

/**
 * Whether a queued mail may still be sent: a recipient who was removed, disabled or has lost the right meanwhile gets
 * none. One who gets the files no longer has a mail with files made anew without them.
 */
async function mayBeSent(
  { withHotel }: Pick<Database, "withHotel">,
  { id, hotelId, recipient: email, attachments }: DueMail,
): Promise<boolean> {
  if (hotelId === null) return false;
  return withHotel(hotelId, async (tx) => {
    const pack = await findPackOfMail(tx, hotelId, id);
    if (!pack) return false;
    const recipient = await findRecipient(tx, hotelId, pack.recipientId);
    if (!recipient || addressOf(recipient)?.email !== email) {
      await setOutcome(tx, hotelId, { ...pack, mailId: null });
      return false;
    }
    const hasUnwantedFiles = attachments.length > 0 && !recipient.withAttachments;
    if (hasUnwantedFiles) await queueAnew(tx, hotelId, pack);
    return !hasUnwantedFiles;
  });
}
