import { listUnreadable, UNREADABLE } from "./modules/guests/identity-check.service.ts";
import { invoiceMails } from "./modules/invoice-mail/invoice-mail.service.ts";
import { mailTransport } from "./modules/mail/mail-transports.service.ts";
import { mailJob } from "./modules/mail/mail-worker.service.ts";
import { printJob } from "./modules/pos/print-worker.service.ts";
import { packMails, reportPacksJob } from "./modules/report-mail/packs.service.ts";
import { accountsJob } from "./modules/sessions/sessions.service.ts";
import type { Runtime } from "./platform/app-env.ts";
import { dataCheckJob } from "./platform/data-check.ts";
import { inBackground } from "./platform/db/database.ts";
import { JobRunner } from "./platform/jobs.ts";
import {
  billOperationsJob,
  idempotencyKeysJob,
  kitchenTicketsJob,
  liveChangesJob,
  printJobsJob,
  tableReservationsJob,
  tillTurnsJob,
} from "./platform/retention.ts";

/** What the modules that queue mails do when these are sent. */
export const mailSenders = (runtime: Runtime) => ({
  reports: packMails(runtime.database),
  invoice: invoiceMails(runtime),
});

/** Starts all background jobs of an installation. Returns a function that stops them. `origin`: the URL in mails. */
export async function startJobs(
  application: Runtime,
  origin: string,
): Promise<() => Promise<void>> {
  const runtime = { ...application, database: inBackground(application.database) };
  const transport = mailTransport(runtime.env, origin);
  const runner = new JobRunner(runtime, [
    mailJob(runtime, { transport, origin, senders: mailSenders(runtime) }),
    reportPacksJob(runtime),
    accountsJob(runtime),
    idempotencyKeysJob(runtime),
    liveChangesJob(runtime),
    billOperationsJob(runtime),
    kitchenTicketsJob(runtime),
    tillTurnsJob(runtime),
    printJobsJob(runtime),
    tableReservationsJob(runtime),
    printJob(runtime),
    dataCheckJob(runtime, async (tx, hotelId) => {
      const unreadable = await listUnreadable(tx, hotelId, runtime.masterKeys);
      return unreadable.map((entity) => ({ invariant: UNREADABLE, entity, detail: {} }));
    }),
  ]);
  await runner.start();
  return async () => {
    await runner.stop();
    transport?.close();
  };
}
