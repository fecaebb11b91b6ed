import { centimes } from "@funduq/shared-types/values/money";
import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { accountHandlers } from "../../../standalone/account-handlers.ts";
import { MockAccount } from "../../../standalone/mock-account.ts";
import { openCommercial } from "../../../testing/open-commercial.tsx";

beforeAll(async () => {
  await import("./account.tsx");
  await import("../../../features/payment/allocate-dialog.tsx");
  await import("../../../features/payment/reverse-allocation-dialog.tsx");
  await import("./print-statement-dialog.tsx");
}, 60_000);

const letterhead = { address: "", city: "", phone: "", nif: "", rc: "", nis: "" };
const CEVITAL = "00000000-0000-4000-8000-000000000002";

async function openAccount(more = "", options: Parameters<typeof openCommercial>[1] = {}) {
  const account = new MockAccount();
  server.use(...accountHandlers(account));
  const page = await openCommercial(`?company=${CEVITAL}&tab=account${more}`, options);
  return { ...page, account };
}

const dialog = () => screen.findByRole("dialog");
/** What stands beside a label, with plain spaces. */
const figure = async (label: string) =>
  (await screen.findByText(label)).nextSibling?.textContent?.replaceAll("\u00a0", " ");

describe("a company's account", () => {
  it("COM-07 says what it owes, what is open, not invoiced and left of payments, and the stays to come", async () => {
    await openAccount();
    expect(await figure("Owes in all")).toBe("100.000,00 DA");
    expect(await figure("2 open invoices")).toBe("60.000,00 DA");
    expect(await figure("Not invoiced: 3 stays")).toBe("60.000,00 DA");
    const beside = screen.getByText("Not invoiced: 3 stays").parentElement;
    expect(beside?.textContent).toContain("before the taxes that the invoice adds");
    expect(await figure("Left of payments")).toBe("20.000,00 DA");
    const stays = within(await screen.findByRole("grid", { name: "Stays to come" }));
    expect(stays.getByText("Sofiane Meziane")).toBeTruthy();
    expect(stays.getByText("12/04/2026 – 15/04/2026")).toBeTruthy();
  });

  it("INV-14 says by how much the account is beyond the company's credit limit", async () => {
    const { house, store } = await openAccount();
    await figure("Owes in all");
    expect(screen.queryByText(/^Beyond the credit limit/u)).toBeNull();
    house.change(CEVITAL, { creditLimitCentimes: centimes(9_000_000) });
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Company"])));
    const beyond = await screen.findByText(/^Beyond the credit limit of 90\.000,00/u);
    expect(beyond.nextSibling?.textContent?.replaceAll("\u00a0", " ")).toBe("10.000,00 DA");
  });

  it("INV-14 shows what is open by how long it is overdue, and its sum", async () => {
    await openAccount();
    expect(await figure("Not due yet")).toBe("10.000,00");
    expect(await figure("1–30 days")).toBe("20.000,00");
    expect(await figure("31–60 days")).toBe("0,00");
    expect(await figure("More than 90 days")).toBe("30.000,00");
    expect(await figure("Total")).toBe("60.000,00");
  });

  it("X-02 says when it can't be loaded, and is tried again", async () => {
    const page = openAccount();
    server.use(
      http.get(apiUrl("hotels/:hotelId/companies/:companyId/account"), () => problem("internal")),
    );
    const { user } = await page;
    expect(await screen.findByText("The account could not be loaded.")).toBeTruthy();
    server.use(...accountHandlers());
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await figure("Owes in all")).toBeTruthy();
  });
});

describe("the payments", () => {
  it("INV-13 an allocation is taken back with a reason, and only with one", async () => {
    const { user, account } = await openAccount();
    const take = await screen.findByRole("button", {
      name: /^Take back the payment of INV-20260401/u,
    });
    await user.click(take);
    const asked = within(await dialog());
    expect(asked.getByText(/^30\.000,00 DA of INV-20260401-000001 is open again/u)).toBeTruthy();
    await user.click(asked.getByRole("button", { name: "Take back" }));
    expect(await asked.findByText("Please say why.")).toBeTruthy();
    expect(account.payments[0]?.allocations[0]?.reversedAt).toBeNull();
    await user.type(asked.getByLabelText(/^Reason/u), "Wrong invoice");
    await user.click(asked.getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByText("Wrong invoice")).toBeTruthy();
    expect(await figure("Left of payments")).toBe("50.000,00 DA");
    expect(screen.queryByRole("button", { name: /^Take back the payment/u })).toBeNull();
  });

  it("INV-13 a reversal that somebody else made first is said, and the reason stays", async () => {
    const { user, account } = await openAccount();
    await user.click(await screen.findByRole("button", { name: /^Take back the payment/u }));
    const [payment] = account.payments;
    const asked = within(await dialog());
    await user.type(asked.getByLabelText(/^Reason/u), "Wrong invoice");
    if (payment) account.reverse(payment, payment.allocations[0]?.id, "Earlier");
    await user.click(asked.getByRole("button", { name: "Take back" }));
    expect(await asked.findByText(/This was reversed already/u)).toBeTruthy();
    expect(asked.getByLabelText<HTMLTextAreaElement>(/^Reason/u).value).toBe("Wrong invoice");
  });

  it("INV-13 what is left settles open invoices, never more than is left or open", async () => {
    const { user, account, books } = await openAccount();
    const [oldest, ...ids] = books.searchDebtors({}).map(({ id }) => id);
    if (!oldest) throw new Error("a debtor");
    const first = books.issue(CEVITAL, { debtorIds: [oldest], paymentMethod: "Bank Transfer" });
    const issued = books.issue(CEVITAL, { debtorIds: ids, paymentMethod: "Bank Transfer" });
    await user.click(await screen.findByRole("button", { name: "Settle invoices" }));
    const asked = within(await dialog());
    expect((await asked.findByRole("group")).textContent).toMatch(
      new RegExp(`${first.number}.*${issued.number}`, "u"),
    );
    const part = await asked.findByLabelText(`Paid of ${issued.number}`);
    const settle = asked.getByRole("button", { name: "Settle" });
    expect(settle).toHaveProperty("disabled", true);
    await user.type(part, "999999");
    await user.click(settle);
    expect(await asked.findByText(/More than is/u)).toBeTruthy();
    await user.clear(part);
    await user.type(part, "15000");
    await user.click(settle);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(account.payments[0]).toMatchObject({ leftCentimes: 500_000 });
    expect(await screen.findByText("Left of the payment:")).toBeTruthy();
  });
});

it("INV-12 what is left of cash says for which invoices its stamp duty was collected, and is used for no others", async () => {
  const { user, account, books } = await openAccount();
  const ids = books.searchDebtors({}).map(({ id }) => id);
  const withDuty = books.issue(CEVITAL, { debtorIds: ids, paymentMethod: "Cash" });
  const [payment] = account.payments;
  if (!payment) throw new Error("a payment");
  payment.leftByDuty.withDutyCentimes = centimes(500_000);
  await user.click(await screen.findByRole("button", { name: "Settle invoices" }));
  const asked = within(await dialog());
  expect(await asked.findByText(/at most 5\.000,00 .* 20\.000,00 .* issue it anew/u)).toBeTruthy();
  const part = await asked.findByLabelText<HTMLInputElement>(`Paid of ${withDuty.number}`);
  expect(asked.getByRole("group").textContent).toContain("with stamp duty");
  await user.type(part, "5000,01");
  await user.click(asked.getByRole("button", { name: "Settle" }));
  expect(await asked.findByText(/At most 5\.000,00.DA for invoices with stamp duty/u)).toBeTruthy();
  expect(account.payments[0]).toMatchObject({ leftCentimes: 2_000_000 });
});

it("INV-12 INV-13 shows what the stamp duty still allows after a refusal, and keeps what was typed", async () => {
  const { user, account, books } = await openAccount();
  const ids = books.searchDebtors({}).map(({ id }) => id);
  const withDuty = books.issue(CEVITAL, { debtorIds: ids, paymentMethod: "Cash" });
  const [payment] = account.payments;
  if (!payment) throw new Error("a payment");
  await user.click(await screen.findByRole("button", { name: "Settle invoices" }));
  const asked = within(await dialog());
  const part = await asked.findByLabelText<HTMLInputElement>(`Paid of ${withDuty.number}`);
  await user.type(part, "5000");
  const left = { withDutyCentimes: 40_000, withoutDutyCentimes: 2_000_000 };
  server.use(
    http.post(apiUrl("hotels/:hotelId/payments/:paymentId/allocations"), () => {
      payment.leftByDuty.withDutyCentimes = centimes(40_000);
      return problem("payment.stamp-duty-collected", left);
    }),
  );
  await user.click(asked.getByRole("button", { name: "Settle" }));
  expect((await asked.findByRole("alert")).textContent).toMatch(/still settle 400,00/u);
  expect(await asked.findByText(/at most 400,00.DA can settle/u)).toBeTruthy();
  expect(part.value).toBe("5.000,00");
});

describe("the statement of account", () => {
  it("INV-14 is of this month until another period is chosen, which the address keeps", async () => {
    const first = await openAccount();
    expect(await screen.findByText("From 01/04/2026 to 10/04/2026, in dinars")).toBeTruthy();
    first.unmount();
    await openAccount("&since=2026-01-01&until=2026-03-31");
    expect(await screen.findByText("From 01/01/2026 to 31/03/2026, in dinars")).toBeTruthy();
  });

  it("INV-14 runs from the balance brought forward to the closing one", async () => {
    await openAccount();
    const rows = within(await screen.findByRole("table", { name: /^From/u })).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "DateDescriptionDebitCreditBalance",
      "Balance brought forward10.000,00",
      "04/04/2026Invoice INV-20260404-000001 · due 04/05/2026140.000,00150.000,00",
      "08/04/2026Payment by Cheque CH 471150.000,00100.000,00",
      "Closing balance100.000,00",
      "Stays not invoiced on 10/04/202660.000,00",
      "Balance of the account160.000,00",
    ]);
  });

  it("INV-14 is printed in French or Arabic", async () => {
    const { user } = await openAccount();
    server.use(http.get(apiUrl("hotels/:hotelId/letterhead"), () => HttpResponse.json(letterhead)));
    await screen.findByRole("table", { name: /^From/u });
    await user.click(screen.getByRole("button", { name: "Print" }));
    const paper = within(await dialog());
    expect(await paper.findByText("Solde reporté")).toBeTruthy();
    await user.click(paper.getByRole("radio", { name: "العربية" }));
    expect(await paper.findByText("الرصيد السابق")).toBeTruthy();
  });

  it("INV-14 is saved as a workbook whose amounts are numbers", async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob);
      return "blob:statement";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const { user } = await openAccount();
    await screen.findByRole("table", { name: /^From/u });
    await user.click(screen.getByRole("button", { name: "Excel" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []));
    const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet.match(/<v>140000\.00<\/v>/gu)).toHaveLength(1);
    expect(sheet).toContain("<v>160000.00</v>");
    expect(sheet).toContain("INV-20260404-000001");
    expect(sheet).toContain("Statement of account · Cevital");
    expect(strFromU8(files["xl/worksheets/sheet2.xml"] ?? new Uint8Array())).toContain("60000.00");
  });
});
