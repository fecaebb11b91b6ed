import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { type Terminal, terminalSchema } from "@funduq/shared-types/contracts/pos-floor";
import type { SellBill } from "@funduq/shared-types/contracts/pos-sale";
import { SIGNATURE_SIZE } from "@funduq/shared-types/values/signature";
import { deviceStorage } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel } from "@funduq/shared-ui/testing/session";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import department from "../../../module.ts";
import { saleHandlers } from "../../../standalone/sale-handlers.ts";
import { aBill, aRoomGuest, aSale } from "../../../standalone/sales.ts";
import { goOffline } from "../../../testing/bill-probe.tsx";
import { CheckoutDialog } from "./checkout-dialog.tsx";

const saleUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/bills/:billId/sale");
const roomGuestUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/room-guest");

const print = vi.fn();
beforeEach(() => {
  vi.stubGlobal("print", print);
  print.mockClear();
});

async function openCheckout(bill: OpenBill = aBill(), terminal: Terminal | null = null) {
  department.register();
  const sent: SellBill[] = [];
  server.use(
    http.post(saleUrl, async ({ request }) => {
      sent.push((await request.json()) as SellBill);
      return HttpResponse.json(aSale());
    }),
    ...saleHandlers(),
  );
  deviceStorage.set("funduq.checkouts", null);
  const onSold = vi.fn();
  const page = await renderWithStore(
    <CheckoutDialog
      hotelId={aHotel().hotelId}
      restaurantId={bill.restaurantId}
      bill={bill}
      isGone={false}
      restaurantName="Restaurant El Bahdja"
      terminal={terminal}
      onClose={() => {}}
      onSold={onSold}
    />,
  );
  return { ...page, sent, onSold };
}

const press = (name: string | RegExp) => screen.findByRole("button", { name });

/** Draws a line over three points before the page is rendered again. */
function sign(pad: HTMLElement) {
  pad.getBoundingClientRect = () => new DOMRect(0, 0, SIGNATURE_SIZE.width, SIGNATURE_SIZE.height);
  pad.setPointerCapture = () => {};
  act(() => {
    fireEvent.pointerDown(pad, { clientX: 10, clientY: 20 });
    fireEvent.pointerMove(pad, { clientX: 30, clientY: 40 });
    fireEvent.pointerMove(pad, { clientX: 50, clientY: 60 });
    fireEvent.pointerUp(pad);
  });
}

describe("paying in cash", () => {
  it("POS-04 POS-06 takes the exact amount with one press, sells the bill and prints the receipt", async () => {
    const { user, sent, onSold } = await openCheckout();
    await user.click(await press("Take 3.750,00\u00a0DA and close the bill"));
    expect((await screen.findAllByText("Ticket 12/03")).length).toBeGreaterThan(0);
    expect(sent).toEqual([
      {
        saleId: expect.any(String),
        version: 4,
        totalCentimes: 375_000,
        terminalId: null,
        payments: [
          { method: "Cash", amountCentimes: 375_000, tipCentimes: 0, tenderedCentimes: null },
        ],
      },
    ]);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
    expect(onSold).toHaveBeenCalledTimes(1);
  });

  it("POS-04 shows the change of a note", async () => {
    const { user, sent } = await openCheckout();
    await user.click(await press("4.000,00\u00a0DA"));
    expect(screen.getByText("Change").textContent).toContain("250,00\u00a0DA");
    await user.click(await press(/close the bill/));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.payments[0]).toMatchObject({ tenderedCentimes: 400_000 });
  });

  it("POS-04 suggests notes that are enough for the tip, too", async () => {
    const { user, sent } = await openCheckout();
    await user.type(screen.getByLabelText("Tip"), "300");
    expect(screen.queryByRole("button", { name: "4.000,00\u00a0DA" })).toBeNull();
    await user.click(await press("4.500,00\u00a0DA"));
    await user.click(await press(/close the bill/));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.payments[0]).toMatchObject({ tipCentimes: 30_000, tenderedCentimes: 450_000 });
  });

  it("POS-04 does not take too little cash", async () => {
    const { user } = await openCheckout();
    await user.type(screen.getByLabelText("Cash handed over"), "3000");
    expect(await screen.findByText("That is not enough.")).toBeTruthy();
    expect(await press(/close the bill/)).toHaveProperty("disabled", true);
  });
});

describe("paying by several", () => {
  it("POS-10 splits evenly in whole dinars, to the centime in all, and sells with the last part", async () => {
    const { user, sent } = await openCheckout();
    for (let more = 0; more < 3; more += 1) await user.click(await press("One person more"));
    for (const share of [/^Take 938,00/, /^Take 938,00/, /^Take 937,00/])
      await user.click(await press(share));
    expect(sent).toHaveLength(0);
    await user.click(await press(/^Take 937,00.*close/));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.payments.map(({ amountCentimes }) => amountCentimes)).toEqual([
      93_800, 93_800, 93_700, 93_700,
    ]);
  });

  it("POS-10 a wet finger that taps twice takes one share: the next one's button has come below it", async () => {
    const { user, sent } = await openCheckout();
    await user.click(await press("One person more"));
    const tapTwice = async (share: RegExp) => {
      for (let tap = 0; tap < 2; tap += 1)
        await user.pointer({
          keys: "[MouseLeft]",
          target: await press(share),
          coords: { clientX: 200, clientY: 700 },
        });
    };
    await tapTwice(/^Take 1\.875,00/);
    expect(await press("Give payment 1 back")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Give payment 2 back" })).toBeNull();
    expect(sent).toHaveLength(0);
  });

  it("POS-10 takes a part in cash and the rest by card; a part can be given back", async () => {
    const { user, sent } = await openCheckout();
    await user.clear(screen.getByLabelText("Amount"));
    await user.type(screen.getByLabelText("Amount"), "1000");
    await user.click(await press(/^Take 1\.000,00/));
    await user.click(await press("Give payment 1 back"));
    await user.clear(screen.getByLabelText("Amount"));
    await user.type(screen.getByLabelText("Amount"), "750");
    await user.click(await press(/^Take 750,00/));
    await user.click(screen.getByRole("radio", { name: "Credit Card" }));
    await user.type(screen.getByLabelText("Tip"), "50");
    await user.click(await press(/^Take 3\.050,00.*close/));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.payments).toEqual([
      { method: "Cash", amountCentimes: 75_000, tipCentimes: 0, tenderedCentimes: null },
      { method: "Credit Card", amountCentimes: 300_000, tipCentimes: 5_000 },
    ]);
  });

  it("POS-06 keeps what was taken and the sale's id over a reload", async () => {
    const bill = aBill();
    const { user } = await openCheckout(bill);
    await user.clear(screen.getByLabelText("Amount"));
    await user.type(screen.getByLabelText("Amount"), "1000");
    await user.click(await press(/^Take 1\.000,00/));
    const kept = deviceStorage.get("funduq.checkouts");
    cleanup();
    const page = openCheckout(bill);
    deviceStorage.set("funduq.checkouts", kept);
    await page;
    expect((await screen.findByText("Left to pay")).parentElement?.textContent).toContain(
      "2.750,00",
    );
  });

  it("refuses an amount that is more than is left", async () => {
    const { user } = await openCheckout();
    await user.clear(screen.getByLabelText("Amount"));
    await user.type(screen.getByLabelText("Amount"), "4000");
    expect(
      await screen.findByText("More than nothing, and no more than is left to pay."),
    ).toBeTruthy();
  });
});

describe("paying on a room", () => {
  it("POS-04 finds the guest by room number, shows the name, and posts", async () => {
    const { user, sent } = await openCheckout();
    await user.click(screen.getByRole("radio", { name: "Room" }));
    expect(await press(/close the bill/)).toHaveProperty("disabled", true);
    await user.type(screen.getByLabelText("Room number"), "204{Enter}");
    expect(await screen.findByText("Amine Benali")).toBeTruthy();
    await user.click(await press(/close the bill/));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.payments[0]).toMatchObject({ method: "Room", signature: null });
  });

  it("POS-04 BK-22 says the reference of the stay that is charged", async () => {
    const { user } = await openCheckout();
    server.use(http.get(roomGuestUrl, () => HttpResponse.json(aRoomGuest())));
    await user.click(await screen.findByRole("radio", { name: "Room" }));
    await user.type(screen.getByLabelText("Room number"), "204{Enter}");
    expect(await screen.findByText("K4T-7BC")).toBeTruthy();
  });

  it("POS-12 keeps the guest and the signature while the network is away for a moment", async () => {
    const { user, sent } = await openCheckout();
    server.use(http.get(roomGuestUrl, () => HttpResponse.json(aRoomGuest())));
    await user.click(await screen.findByRole("radio", { name: "Room" }));
    await user.type(screen.getByLabelText("Room number"), "204{Enter}");
    sign(await screen.findByRole("img", { name: "Sign here" }));
    const comeBack = goOffline();
    expect(await screen.findByText(/^A charge to a room needs the network/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /close the bill/ })).toBeNull();
    comeBack();
    await user.click(await press(/close the bill/));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.payments[0]).toMatchObject({ method: "Room", signature: expect.any(String) });
  });

  it("POS-04 sends what a guest signed with their own payment only", async () => {
    const { user, sent } = await openCheckout();
    const other = { ...aRoomGuest(), bookingId: crypto.randomUUID(), guestName: "Lina Saadi" };
    server.use(
      http.get(roomGuestUrl, ({ request }) =>
        HttpResponse.json(request.url.endsWith("room=101") ? aRoomGuest() : other),
      ),
    );
    await user.click(screen.getByRole("radio", { name: "Room" }));
    await user.type(screen.getByLabelText("Room number"), "101{Enter}");
    sign(await screen.findByRole("img", { name: "Sign here" }));
    expect(await screen.findByRole("img", { name: "Signed" })).toBeTruthy();
    await user.clear(screen.getByLabelText("Room number"));
    await user.type(screen.getByLabelText("Room number"), "102{Enter}");
    await screen.findByText("Lina Saadi");
    await user.click(await press(/close the bill/));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.payments[0]).toMatchObject({ bookingId: other.bookingId, signature: null });
  });

  it("POS-04 sends every move of the finger, also those between two renders", async () => {
    const { user, sent } = await openCheckout();
    await user.click(screen.getByRole("radio", { name: "Room" }));
    await user.type(screen.getByLabelText("Room number"), "204{Enter}");
    sign(await screen.findByRole("img", { name: "Sign here" }));
    await user.click(await press(/close the bill/));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.payments[0]).toMatchObject({ signature: "M10 20L30 40L50 60" });
  });

  it("POS-04 says when nobody sleeps there", async () => {
    const { user } = await openCheckout();
    server.use(http.get(roomGuestUrl, () => problem("room.no-guest", { room: "999" })));
    await user.click(screen.getByRole("radio", { name: "Room" }));
    await user.type(screen.getByLabelText("Room number"), "999");
    await user.click(await press("Find guest"));
    expect(await screen.findByText("No active guest found for Room 999.")).toBeTruthy();
  });

  it("POS-04 another number after the search is not charged to the guest of the first", async () => {
    const { user } = await openCheckout();
    await user.click(screen.getByRole("radio", { name: "Room" }));
    await user.type(screen.getByLabelText("Room number"), "204{Enter}");
    await screen.findByText("Amine Benali");
    await user.type(screen.getByLabelText("Room number"), "1");
    expect(screen.queryByText("Amine Benali")).toBeNull();
    expect(await press(/close the bill/)).toHaveProperty("disabled", true);
  });
});

describe("a sale that fails", () => {
  it("POS-07 POS-06 says so, keeps the payment, and sends the same sale again", async () => {
    const { user, sent } = await openCheckout();
    server.use(
      http.post(saleUrl, () => problem("sale.total-changed", { totalCentimes: 390_000 }), {
        once: true,
      }),
    );
    await user.click(await press(/close the bill/));
    expect(
      await screen.findByText(
        "Error: Could not complete the transaction. The bill is now 3.900,00 DA. Look at it again.",
      ),
    ).toBeTruthy();
    await user.click(await press("Close the bill"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.payments).toHaveLength(1);
  });

  it("POS-14 says that its terminal was deleted meanwhile, and keeps what was taken", async () => {
    const { user, sent } = await openCheckout();
    server.use(http.post(saleUrl, () => problem("terminal.not-found"), { once: true }));
    await user.click(await press(/close the bill/));
    expect(await screen.findByText(/Terminal not found\./)).toBeTruthy();
    expect(
      within(screen.getByRole("list", { name: "Taken so far" })).getByText("Cash"),
    ).toBeTruthy();
    await user.click(await press("Close the bill"));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("closes a bill of nothing without a payment", async () => {
    const bill = aBill();
    const { user, sent } = await openCheckout({
      ...bill,
      discountBp: 10_000,
      discountReason: "Guest of the house",
    });
    await user.click(await press("Close the bill"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ totalCentimes: 0, payments: [] });
  });
});

describe("POS-06 POS-13 a receipt that a network printer prints", () => {
  const restaurant = "hotels/:hotelId/restaurants/:restaurantId";

  /** Sells at a terminal whose printer has the receipt, and `troubles` until it is taken off. */
  async function sellAtPrinter(troubles: object[], taken: () => Response = HttpResponse.error) {
    const dropped: unknown[] = [];
    const page = await openCheckout();
    server.use(
      http.post(saleUrl, () => HttpResponse.json(aSale({ printerName: "Comptoir" }))),
      http.get(apiUrl(`${restaurant}/print-troubles`), () =>
        HttpResponse.json({ troubles: dropped.length > 0 ? [] : troubles }),
      ),
      http.post(apiUrl(`${restaurant}/print-jobs/drop`), async ({ request }) => {
        dropped.push(await request.json());
        return taken();
      }),
    );
    await page.user.click(await press("Take 3.750,00\u00a0DA and close the bill"));
    return { ...page, dropped };
  }

  const { id } = aSale();
  const leftOut =
    (...mayBePrinted: boolean[]) =>
    () =>
      HttpResponse.json({ dropped: mayBePrinted.map((maybe) => ({ id, mayBePrinted: maybe })) });
  const silent = { printerName: "Comptoir", state: "waiting", fault: "no-answer" };
  const trouble = { ...silent, printerId: id, tickets: 0, tillPapers: 1, tillPaperIds: [id] };
  const fails = "Printer Comptoir has not printed it. Print it here.";
  const onPaper = () => document.querySelector("[data-print]")?.textContent ?? "";

  it("is not printed by the browser, which prints copies only", async () => {
    const { user, dropped } = await sellAtPrinter([]);
    expect(await screen.findByText("Sent to printer Comptoir.")).toBeTruthy();
    expect(print).not.toHaveBeenCalled();
    expect(screen.getAllByText("Duplicata").length).toBeGreaterThan(0);
    await user.click(await press("Print"));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(dropped).toEqual([]);
  });

  it("is printed here where the printer fails, and taken off it; once more after a paper jam", async () => {
    const { user, dropped } = await sellAtPrinter([trouble], leftOut(false));
    expect(await screen.findByText(fails)).toBeTruthy();
    for (const times of [1, 2]) {
      await user.click(await press("Print"));
      await waitFor(() => expect(print).toHaveBeenCalledTimes(times));
      expect(
        await screen.findByText("Printer Comptoir leaves it out: it is printed here."),
      ).toBeTruthy();
      expect(onPaper()).not.toMatch(/Duplicata|Peut-être/);
    }
    expect(dropped).toEqual([{ jobIds: [id] }]);
  });

  it.each([
    ["is a copy where the printer has printed it meanwhile", leftOut(), /Duplicata/],
    [
      "says that it may be the second one where it was begun",
      leftOut(true),
      /Peut-être déjà imprimé/,
    ],
    ["says so where the API does not answer", HttpResponse.error, /Peut-être déjà imprimé/],
  ])("%s", async (_, taken, mark) => {
    let paper = "";
    print.mockImplementation(() => {
      paper = onPaper();
    });
    const { user } = await sellAtPrinter([trouble], taken);
    expect(await screen.findByText(fails)).toBeTruthy();
    await user.click(await press("Print"));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(paper).toMatch(mark);
  });

  it("POS-12 may be the second one where the answer of the sale was lost", async () => {
    const printer = { id, name: "Comptoir" };
    const bar = terminalSchema.parse({
      id,
      name: "Bar",
      printer,
      hasDrawer: false,
      version: 1,
    });
    const { user } = await openCheckout(aBill(), bar);
    server.use(http.post(saleUrl, () => HttpResponse.error()));
    await user.click(await press("Take 3.750,00\u00a0DA and close the bill"));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(onPaper()).toMatch(/Peut-être déjà imprimé/);
  });

  it("is a copy where another paper of that printer waits", async () => {
    const { dropped, user } = await sellAtPrinter([
      { ...trouble, tillPapers: 0, tillPaperIds: [] },
    ]);
    expect(await screen.findByText("Sent to printer Comptoir.")).toBeTruthy();
    await user.click(await press("Print"));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(onPaper()).toMatch(/Duplicata/);
    expect(dropped).toEqual([]);
  });

  it("is not printed where taking it off is refused, which is said", async () => {
    const { user } = await sellAtPrinter([trouble], () => problem("restaurant.not-found"));
    expect(await screen.findByText(fails)).toBeTruthy();
    await user.click(await press("Print"));
    expect(await screen.findByText(/Restaurant not found/)).toBeTruthy();
    expect(print).not.toHaveBeenCalled();
  });
});
