import {
  type CompanyAccount,
  type CompanyPayment,
  companyAccountSchema,
  companyPaymentSchema,
  type Statement,
  type StatementQuery,
  statementSchema,
} from "@funduq/shared-types/contracts/company-payment";
import { centimes } from "@funduq/shared-types/values/money";

const idOf = (group: number, n: number) =>
  `00000000-0000-4000-8${String(group).padStart(3, "0")}-${String(n).padStart(12, "0")}`;

/** Of a cheque, all that is left is for any invoice. */
function leave(payment: CompanyPayment, left: number): void {
  payment.leftCentimes = centimes(left);
  payment.leftByDuty = { withDutyCentimes: centimes(left), withoutDutyCentimes: centimes(left) };
}

/** A company's payments and its account, as the API keeps them. */
export class MockAccount {
  readonly payments: CompanyPayment[] = [
    companyPaymentSchema.parse({
      id: idOf(4, 2),
      method: "Cheque",
      paymentDate: "2026-04-08",
      businessDate: "2026-04-08",
      reference: "CH 4711",
      notes: "Reçu par courrier",
      amountCentimes: 5_000_000,
      stampDutyCentimes: 0,
      leftCentimes: 2_000_000,
      leftByDuty: { withDutyCentimes: 2_000_000, withoutDutyCentimes: 2_000_000 },
      recordedAt: "2026-04-08T10:00:00Z",
      recordedBy: "Nadia Hamdi",
      allocations: [
        {
          id: idOf(5, 1),
          invoiceId: idOf(2, 1),
          number: "INV-20260401-000001",
          amountCentimes: 3_000_000,
          reversedAt: null,
          reversalReason: null,
        },
      ],
    }),
  ];

  allocate(payment: CompanyPayment, invoiceId: unknown, amountCentimes: number): void {
    leave(payment, payment.leftCentimes - amountCentimes);
    payment.allocations = companyPaymentSchema.shape.allocations.parse([
      ...payment.allocations,
      {
        id: idOf(5, payment.allocations.length + 1),
        invoiceId,
        number: "INV-20260410-000001",
        amountCentimes,
        reversedAt: null,
        reversalReason: null,
      },
    ]);
  }

  reverse(payment: CompanyPayment, allocationId: unknown, reason: string): boolean {
    const allocation = payment.allocations.find(({ id }) => id === allocationId);
    if (!allocation || allocation.reversedAt) return false;
    allocation.reversedAt = "2026-04-10T09:00:00Z";
    allocation.reversalReason = reason;
    leave(payment, payment.leftCentimes + allocation.amountCentimes);
    return true;
  }

  account(): CompanyAccount {
    const left = this.payments.reduce((sum, { leftCentimes }) => sum + leftCentimes, 0);
    return companyAccountSchema.parse({
      businessDate: "2026-04-10",
      balanceCentimes: 12_000_000 - left,
      openInvoicesCentimes: 6_000_000,
      openInvoices: 2,
      uninvoicedCentimes: 6_000_000,
      uninvoiced: 3,
      invoiceAddsTaxes: true,
      unallocatedCentimes: left,
      aging: someAging,
      staysToCome: [
        {
          bookingId: idOf(6, 1),
          reference: "BBBB01",
          guestName: "Sofiane Meziane",
          checkInDate: "2026-04-12",
          checkOutDate: "2026-04-15",
          roomNumber: null,
          status: "Confirmed",
        },
      ],
      staysToComeCount: 1,
    });
  }

  statement({ from, to }: StatementQuery): Statement {
    const line = { dueDate: null, method: null, debitCentimes: 0, creditCentimes: 0 };
    return statementSchema.parse({
      businessDate: "2026-04-10",
      companyName: "Cevital",
      from,
      to,
      openingCentimes: 1_000_000,
      lines: [
        {
          ...line,
          date: "2026-04-04",
          kind: "invoice",
          text: "INV-20260404-000001",
          dueDate: "2026-05-04",
          debitCentimes: 14_000_000,
          balanceCentimes: 15_000_000,
        },
        {
          ...line,
          date: "2026-04-08",
          kind: "payment",
          text: "CH 4711",
          method: "Cheque",
          creditCentimes: 5_000_000,
          balanceCentimes: 10_000_000,
        },
      ],
      closingCentimes: 10_000_000,
      uninvoicedCentimes: 6_000_000,
      balanceCentimes: 16_000_000,
      aging: someAging,
    });
  }
}

const someAging = {
  notDueCentimes: 1_000_000,
  days30Centimes: 2_000_000,
  days60Centimes: 0,
  days90Centimes: 0,
  olderCentimes: 3_000_000,
};
