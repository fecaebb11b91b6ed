import type { InvoiceMails, MailInvoice } from "@funduq/shared-types/contracts/invoice-mail";
import type { Email } from "postal-mime";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { mailSenders, startJobs } from "../../jobs.ts";
import type { Runtime } from "../../platform/app-env.ts";
import { eventually } from "../../testing/eventually.ts";
import { joinHotel, makeStaff, makeUser } from "../../testing/factories-core.ts";
import { folioDesk } from "../../testing/folio-desk.ts";
import { type House, invoiceDesk } from "../../testing/invoice-desk.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { pagesOf } from "../../testing/pdf-text.ts";
import { outcomeOf } from "../../testing/races.ts";
import { appOver, testApp } from "../../testing/test-app.ts";
import type { MailTransport } from "../mail/mail.service.ts";
import { mailJob } from "../mail/mail-worker.service.ts";

const api = await testApp();
const { app, database, owner, request } = api;
const desk = invoiceDesk(api);
const origin = "https://hotel.example";

beforeEach(() => owner`delete from outgoing_mails`);

type Invoiced = { made: House; id: string; debtorId: string };

async function anInvoice(): Promise<Invoiced> {
  const made = await desk.house();
  const { debtorId } = await desk.debtor(made, { fullName: "Yacine Brahimi" });
  const { id } = await desk.issue(made, [debtorId]);
  return { made, id, debtorId };
}

const at = ({ made, id }: Pick<Invoiced, "made" | "id">) =>
  `/hotels/${made.staff.hotelId}/invoices/${id}/mails`;
const letter = (changes: Partial<MailInvoice> = {}): MailInvoice => ({
  recipients: ["compta@sonatrach.test"],
  language: "fr",
  isDuplicate: false,
  subject: "Facture N° 2026/000001",
  text: "Bonjour,\nvoici la facture.",
  ...changes,
});
const send = (of: Pick<Invoiced, "made" | "id">, body: object = letter(), key?: string) =>
  request("POST", at(of), { as: of.made.staff, body, ...(key && { key }) });
const read = async (of: Pick<Invoiced, "made" | "id">): Promise<InvoiceMails> =>
  (await request("GET", at(of), { as: of.made.staff })).json();
const statesOf = async (of: Invoiced) =>
  (await read(of)).mails.map(({ recipient, state, failure }) => [recipient, state, failure]);

/** One run of the worker. */
const work = (transport: MailTransport, runtime: Runtime = app.runtime) =>
  mailJob(runtime, { transport, origin, senders: mailSenders(runtime) }).run(
    new AbortController().signal,
  );
const again = () =>
  owner`update outgoing_mails set send_after = now() where send_after < 'infinity'`;

/** A mail server, and the worker of an installation that sends by it. */
async function postOffice(...refusals: Parameters<typeof startMailServer>) {
  const { inbox, url, close } = await startMailServer(...refusals);
  onTestFinished(close);
  onTestFinished(
    await startJobs(appOver(api, { settings: { SMTP_URL: url } }).app.runtime, origin),
  );
  return inbox;
}

/** What the PDF of a mail says. */
async function documentOf(mail: Email | undefined): Promise<string> {
  const content = mail?.attachments[0]?.content;
  if (!(content instanceof ArrayBuffer)) throw new Error("no file");
  return (await pagesOf(new Uint8Array(content))).join("\n");
}

describe("an invoice by mail", () => {
  it("INV-15 arrives at each recipient with its PDF; the answer goes to who sent it", async () => {
    const inbox = await postOffice();
    const of = await anInvoice();
    const recipients = ["compta@sonatrach.test", " Chef@Sonatrach.test"];
    const answer = await send(of, letter({ recipients }));
    expect(await outcomeOf(answer)).toMatchObject({ status: 201, body: { saved: 2 } });

    await eventually(() => expect(inbox).toHaveLength(2));
    expect(inbox.map(({ to }) => to?.map(({ address }) => address)).sort()).toEqual([
      ["chef@sonatrach.test"],
      ["compta@sonatrach.test"],
    ]);
    const [mail] = inbox;
    expect(mail).toMatchObject({
      subject: "Facture N° 2026/000001",
      replyTo: [{ address: of.made.staff.email }],
      attachments: [{ filename: "facture-2026-000001.pdf", mimeType: "application/pdf" }],
    });
    expect(mail?.text).toContain("Bonjour,\nvoici la facture.");
    const document = await documentOf(mail);
    expect(document).toContain("Facture N° 2026/000001");
    expect(document).not.toContain("DUPLICATA");
    await eventually(async () =>
      expect(await statesOf(of)).toEqual([
        ["chef@sonatrach.test", "sent", null],
        ["compta@sonatrach.test", "sent", null],
      ]),
    );
    expect(await owner`select from outgoing_mails`).toEqual([]);
  });

  it("INV-15 in Arabic has the Arabic document, and a duplicate says so", async () => {
    const inbox = await postOffice();
    const of = await anInvoice();
    await send(of, letter({ language: "ar", isDuplicate: true, subject: "فاتورة", text: "مرحبًا" }));
    await eventually(() => expect(inbox).toHaveLength(1));
    const [mail] = inbox;
    expect(mail).toMatchObject({
      subject: "فاتورة",
      attachments: [{ filename: "فاتورة-2026-000001-نسخة-ثانية.pdf" }],
    });
    expect(await documentOf(mail)).toContain("نسخة");
  });

  it("INV-15 INV-16 a credit note and the invoice that it cancels are sent as what they are", async () => {
    const inbox = await postOffice();
    const of = await anInvoice();
    const { id } = await (await desk.credit(of.made, of.id, [of.debtorId])).json();
    await send(of);
    await eventually(() => expect(inbox).toHaveLength(1));
    expect(await documentOf(inbox[0])).toContain("FACTURE ANNULÉE");
    await send({ made: of.made, id });
    await eventually(() => expect(inbox).toHaveLength(2));
    expect(inbox[1]?.attachments[0]?.filename).toBe("avoir-2026-000002.pdf");
    expect(await documentOf(inbox[1])).toContain("Corrige la facture N° 2026/000001");
  });

  it("INV-15 stores no document: the outbox has a text, and none once it is sent", async () => {
    const of = await anInvoice();
    await send(of);
    expect(await owner`select purpose, attachments, body_html from outgoing_mails`).toEqual([
      { purpose: "invoice", attachments: [], body_html: null },
    ]);
  });

  it("INV-15 a repeated request sends nothing a second time", async () => {
    const of = await anInvoice();
    const answers = [
      await send(of, letter(), "mail-once-1"),
      await send(of, letter(), "mail-once-1"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await owner`select from outgoing_mails`).toHaveLength(1);
    expect((await read(of)).mails).toHaveLength(1);
  });
});

describe("whom an invoice is mailed to", () => {
  it("INV-15 proposes the company's address in French, then the language of its last mail", async () => {
    const of = await anInvoice();
    await owner`update companies set email = 'direction@sonatrach.test' where id = ${of.made.companyId}`;
    expect(await read(of)).toEqual({
      recipient: "direction@sonatrach.test",
      language: "fr",
      mails: [],
    });
    await send(of, letter({ language: "ar" }));
    expect(await read(of)).toMatchObject({
      recipient: "direction@sonatrach.test",
      language: "ar",
      mails: [{ state: "waiting", failure: null, language: "ar", queuedBy: expect.any(String) }],
    });
  });

  it("INV-15 COM-02 proposes the company's own language, also where its last mail was in another", async () => {
    const of = await anInvoice();
    const setLanguage = (language: string | null) =>
      owner`update companies set document_language = ${language} where id = ${of.made.companyId}`;
    await setLanguage("ar");
    expect((await read(of)).language).toBe("ar");
    await send(of, letter({ language: "fr" }));
    expect((await read(of)).language).toBe("ar");
    await setLanguage(null);
    expect((await read(of)).language).toBe("fr");
  });

  it("INV-15 proposes for a company without an address where its last mail went, also while it is archived", async () => {
    const of = await anInvoice();
    expect((await read(of)).recipient).toBeNull();
    const { debtorId } = await desk.debtor(of.made);
    await owner`update companies set archived_at = now() where id = ${of.made.companyId}`;
    expect((await send(of)).status).toBe(201);
    const { id } = await desk.issue(of.made, [debtorId]);
    expect(await read({ ...of, id })).toMatchObject({
      recipient: "compta@sonatrach.test",
      mails: [],
    });
  });

  it("INV-15 refuses wrong addresses, a second header and an empty text, and sends nothing", async () => {
    const of = await anInvoice();
    const eleven = Array.from({ length: 11 }, (_, n) => `n${n}@sonatrach.test`);
    const fieldOf = async (body: object) => {
      const { code, params } = await (await send(of, { ...letter(), ...body })).json();
      return [code, params.fields?.[0]?.path];
    };
    const invalid = (path: string) => ["request.invalid", path];
    expect(await fieldOf({ recipients: [] })).toEqual(invalid("recipients"));
    expect(await fieldOf({ recipients: eleven })).toEqual(invalid("recipients"));
    expect(await fieldOf({ recipients: ["a@b.dz", "nobody"] })).toEqual(invalid("recipients.1"));
    expect(await fieldOf({ recipients: ["a@b.dz", "A@b.dz "] })).toEqual(invalid("recipients"));
    expect(await fieldOf({ recipients: ["a@b.dz\r\nBcc: c@d.dz"] })).toEqual(
      invalid("recipients.0"),
    );
    expect(await fieldOf({ subject: "Facture\r\nBcc: c@d.dz" })).toEqual(invalid("subject"));
    expect(await fieldOf({ subject: " " })).toEqual(invalid("subject"));
    expect(await fieldOf({ text: "\n" })).toEqual(invalid("text"));
    expect(await fieldOf({ language: "de" })).toEqual(invalid("language"));
    expect(await owner`select from outgoing_mails`).toEqual([]);
  });

  it("INV-15 X-07 only of one's own hotel, and only by who may issue invoices", async () => {
    const of = await anInvoice();
    const other = await desk.house();
    expect(await outcomeOf(await send({ made: other, id: of.id }))).toMatchObject({
      status: 404,
      code: "invoice.not-found",
    });
    const cleaner = await makeUser(database);
    const { hotelId } = of.made.staff;
    await joinHotel(database, cleaner, { hotelId, role: "housekeeping" });
    for (const method of ["GET", "POST"] as const) {
      const body = method === "POST" ? letter() : undefined;
      expect((await request(method, at(of), { as: cleaner, body })).status).toBe(403);
    }
    const clerk = await makeStaff(database, { hotelId, role: "commercial" });
    expect((await request("POST", at(of), { as: clerk, body: letter() })).status).toBe(201);
  });
});

it("INV-15 FOL-11 is none of a folio's invoice, whose buyer has no address here", async () => {
  const { couple, charge, issue } = folioDesk(api);
  const made = await couple({});
  await charge(made, 250_000);
  const { id } = await issue(made);
  const path = `/hotels/${made.hotelId}/invoices/${id}/mails`;
  for (const [method, body] of [["GET"], ["POST", letter()]] as const)
    expect(await outcomeOf(await request(method, path, { as: made.staff, body }))).toMatchObject({
      status: 404,
      code: "invoice.not-found",
    });
});

describe("a mail of an invoice that fails", () => {
  it("INV-15 waits while the server is away, with the reason, and arrives once with the same message id", async () => {
    const of = await anInvoice();
    await send(of);
    const letters: string[] = [];
    let isAway = true;
    const transport: MailTransport = {
      async send({ messageId }) {
        letters.push(messageId);
        if (isAway) throw Object.assign(new Error("away"), { code: "ECONNECTION" });
      },
      close: () => undefined,
    };
    await work(transport);
    expect(await statesOf(of)).toEqual([
      ["compta@sonatrach.test", "waiting", "server-unreachable"],
    ]);
    isAway = false;
    await again();
    await work(transport);
    await work(transport);
    expect(letters).toHaveLength(2);
    expect(letters[0]).toMatch(/^<[0-9a-f-]{36}@hotel\.example>$/u);
    expect(letters[1]).toBe(letters[0]);
    expect(await statesOf(of)).toEqual([["compta@sonatrach.test", "sent", null]]);
  });

  it("INV-15 is tried again where the server refuses its sender: the address is not at fault", async () => {
    await postOffice(undefined, () => 553);
    const of = await anInvoice();
    await send(of);
    const [recipient] = letter().recipients;
    await eventually(async () =>
      expect(await statesOf(of)).toEqual([[recipient, "waiting", "unknown"]]),
    );
  });

  it("INV-15 is given up at once where the address is refused for good, without its text; the others arrive", async () => {
    const inbox = await postOffice((address) => (address.startsWith("gone") ? 550 : undefined));
    const of = await anInvoice();
    await send(of, letter({ recipients: ["compta@sonatrach.test", "gone@sonatrach.test"] }));
    await eventually(async () =>
      expect(await statesOf(of)).toEqual([
        ["compta@sonatrach.test", "sent", null],
        ["gone@sonatrach.test", "failed", "address-refused"],
      ]),
    );
    expect(inbox).toHaveLength(1);
    expect(await owner`select body_text, attempts from outgoing_mails`).toEqual([
      { body_text: "", attempts: 1 },
    ]);
    await owner`delete from outgoing_mails`;
    expect((await statesOf(of))[1]).toEqual(["gone@sonatrach.test", "failed", "unknown"]);
  });

  it("INV-15 is tried again after its document could not be made, and is not sent without it", async () => {
    const of = await anInvoice();
    await send(of);
    const sent: number[] = [];
    const transport: MailTransport = {
      send: async ({ attachments = [] }) => void sent.push(attachments.length),
      close: () => undefined,
    };
    const { runtime } = appOver(api, {}).app;
    runtime.pdf.stop();
    await work(transport, runtime);
    expect(sent).toEqual([]);
    expect(await statesOf(of)).toEqual([["compta@sonatrach.test", "waiting", "document"]]);
    await again();
    await work(transport);
    expect(sent).toEqual([1]);
    expect(await statesOf(of)).toEqual([["compta@sonatrach.test", "sent", null]]);
  });

  it("INV-15 says after a week without a mail server that there was none", async () => {
    const of = await anInvoice();
    await send(of);
    const job = mailJob(app.runtime, {
      transport: undefined,
      origin,
      senders: mailSenders(app.runtime),
    });
    const old = (days: number) =>
      owner`update outgoing_mails set created_at = now() - ${`${days} days`}::interval`;
    await old(6);
    await job.run(new AbortController().signal);
    expect(await statesOf(of)).toEqual([["compta@sonatrach.test", "waiting", null]]);
    await old(8);
    await job.run(new AbortController().signal);
    expect(await statesOf(of)).toEqual([["compta@sonatrach.test", "failed", "no-server"]]);
  });
});

it("INV-15 X-07 the audit trail and open screens hear who mailed it, that it failed and that it went out", async () => {
  let isAway = true;
  const of = await anInvoice();
  await send(of);
  const transport: MailTransport = {
    send: async () => {
      if (isAway) throw Object.assign(new Error("away"), { code: "ETIMEDOUT" });
    },
    close: () => undefined,
  };
  await work(transport);
  await again();
  await work(transport);
  isAway = false;
  await again();
  await work(transport);
  const { hotelId, userId } = of.made.staff;
  const heard = await owner`
    select c.action, l.tags, l.entity_id, l.by_user_id, c.details->'facts'->1->>'after' as email
    from live_changes l join changes c on c.hotel_id = l.hotel_id and c.seq = l.seq
    where l.hotel_id = ${hotelId} and c.action like 'invoices.mail%' order by l.seq`;
  const line = { tags: ["Company"], entity_id: of.id, email: "compta@sonatrach.test" };
  expect(heard).toEqual([
    { action: "invoices.mail", by_user_id: userId, ...line },
    { action: "invoices.mail-failed", by_user_id: null, ...line },
    { action: "invoices.mail-sent", by_user_id: null, ...line },
  ]);
});
