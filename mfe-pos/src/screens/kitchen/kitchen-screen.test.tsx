import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { goOffline } from "../../testing/bill-probe.tsx";
import { openRestaurant, openWithoutHotel } from "../../testing/open-restaurant.tsx";

const ticketsUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/kitchen/tickets");
const doneUrl = `${ticketsUrl}/:ticketId/done`;
const ANOTHER_ID = "00000000-0000-4000-8000-000000000898";

afterEach(() => vi.useRealTimers());

async function openKitchen() {
  const page = await openRestaurant("pos-kitchen");
  await page.user.click(await screen.findByRole("button", { name: "Restaurant El Bahdja" }));
  await screen.findByRole("region", { name: "Tickets to do" });
  return page;
}

const tickets = () => screen.queryAllByRole("article").map((card) => card.ariaLabel);
const ticket = (name: string) => within(screen.getByRole("article", { name }));
/** Keys have no place, so no tap is taken for the second half of the one before. */
async function press({ user }: Awaited<ReturnType<typeof openKitchen>>, button: HTMLElement) {
  button.focus();
  await user.keyboard("{Enter}");
}

describe("the kitchen's screen", () => {
  it("POS-13 shows the tickets, the oldest first, with course, lines, options and notes", async () => {
    await openKitchen();
    expect(tickets()).toEqual(["T5, course 2", "T2, course 1", "Addition 3, course 1"]);
    const late = ticket("T5, course 2");
    expect(late.getByText("Course 2")).toBeTruthy();
    expect(late.getByText("Sans oignons")).toBeTruthy();
    expect(late.getByText("Bien cuit")).toBeTruthy();
    expect(late.getByText("Samia Kaci")).toBeTruthy();
  });

  it("POS-13 says what was voided, struck through, and what is left of it", async () => {
    await openKitchen();
    const lines = ticket("T5, course 2").getAllByRole("listitem");
    const lamb = lines.find(({ textContent }) => textContent?.includes("Mechoui"));
    expect(lamb?.textContent).toContain("2 × Mechoui d’agneau");
    expect(lamb?.querySelector("del")?.textContent).toContain("1 × Mechoui d’agneau");
    expect(lamb?.textContent).toMatch(/voided$/u);
  });

  it("POS-13 says a ticket's age in words and minutes, and ticks only the ages", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openKitchen();
    const ages = () =>
      screen.getAllByText(/^\d+ min$/u).map((age) => age.parentElement?.textContent);
    expect(ages()).toEqual(["Late24 min", "Waiting13 min", "New3 min"]);
    const drawn = screen.getAllByText(/^(?:Course|Late|Waiting|New)/u);
    await act(() => vi.advanceTimersByTimeAsync(7 * 60_000));
    expect(ages()).toEqual(["Late31 min", "Late20 min", "Waiting10 min"]);
    expect(drawn.every((part) => part.isConnected)).toBe(true);
  });

  it("POS-13 does not take the device's clock for the right one", async () => {
    const dayAgo = new Date(Date.now() - 86_400_000);
    const at = dayAgo.toISOString();
    const page = openRestaurant("pos-kitchen");
    server.use(
      http.get(ticketsUrl, () =>
        HttpResponse.json(
          { at, done: [], toDo: [aTicket({ firedAt: at })] },
          { headers: { date: dayAgo.toUTCString() } },
        ),
      ),
    );
    await (await page).user.click(
      await screen.findByRole("button", { name: "Restaurant El Bahdja" }),
    );
    expect(await screen.findByText("0 min")).toBeTruthy();
  });

  it("POS-12 POS-13 marks an order that waited for the network, with its own age, on the screen and on paper", async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const late = { orderedAt: ago(25), firedAt: ago(0), isPaid: true };
    const page = openRestaurant("pos-kitchen");
    server.use(
      http.get(ticketsUrl, () =>
        HttpResponse.json({ at: ago(0), done: [], toDo: [aTicket(late)] }),
      ),
    );
    const { user } = await page;
    await user.click(await screen.findByRole("button", { name: "Restaurant El Bahdja" }));
    expect(await screen.findByText("25 min")).toBeTruthy();
    const card = within(screen.getByRole("article"));
    expect(
      card.getByText(/^Without network, ordered \d\d:\d\d, perhaps told already$/u),
    ).toBeTruthy();
    expect(card.getByText("PAID")).toBeTruthy();
    await user.click(card.getByRole("button", { name: /^Print ticket/u }));
    expect((await screen.findAllByText(/^Commandé hors connexion \(/u)).length).toBeGreaterThan(0);
    expect(screen.getAllByText("PAYÉ").length).toBeGreaterThan(0);
  });

  it("POS-13 says of an ordinary ticket that it is paid, without a warning sign, on the screen and on paper", async () => {
    const at = new Date().toISOString();
    const [paid, unpaid] = [{ isPaid: true }, { id: ANOTHER_ID, tableName: "T2", isPaid: false }];
    const toDo = [paid, unpaid].map((traits) => aTicket({ orderedAt: null, ...traits }));
    const page = openRestaurant("pos-kitchen");
    server.use(http.get(ticketsUrl, () => HttpResponse.json({ at, done: [], toDo })));
    const { user } = await page;
    await user.click(await screen.findByRole("button", { name: "Restaurant El Bahdja" }));
    const marks = (await screen.findByText("PAID")).parentElement;
    expect(marks?.closest("article")?.ariaLabel).toBe("T1, course 1");
    expect(marks?.textContent).toBe("PAID");
    expect(marks?.querySelector("svg")).toBeNull();
    await user.click(ticket("T1, course 1").getByRole("button", { name: /^Print ticket/u }));
    expect((await screen.findAllByText("PAYÉ")).length).toBeGreaterThan(0);
  });

  it("POS-09 says an option that was chosen twice once, with how often, also on paper", async () => {
    const spicy = { id: "00000000-0000-4000-8000-000000000898", name: "Harissa", priceCentimes: 0 };
    const line = {
      lineId: "00000000-0000-4000-8000-000000000897",
      name: "Couscous",
      quantity: 1,
      voidedQuantity: 0,
      modifiers: [spicy, spicy],
      note: "",
    };
    const page = openRestaurant("pos-kitchen");
    const at = new Date().toISOString();
    server.use(
      http.get(ticketsUrl, () =>
        HttpResponse.json({ at, done: [], toDo: [aTicket({ lines: [line] })] }),
      ),
    );
    const { user } = await page;
    await user.click(await screen.findByRole("button", { name: "Restaurant El Bahdja" }));
    const option = await screen.findByText("Harissa");
    expect(option.closest("li")?.textContent).toBe("2 × Harissa");
    await user.click(screen.getByRole("button", { name: /^Print ticket/u }));
    await waitFor(() => {
      const onPaper = screen.getAllByText("Harissa").map((each) => each.closest("p")?.textContent);
      expect(onPaper).toContain("2 × Harissa");
    });
  });

  it("POS-13 ends a ticket with one tap, and recalls it", async () => {
    const page = await openKitchen();
    await press(page, ticket("T2, course 1").getByRole("button", { name: "Done" }));
    expect(tickets()).toEqual(["T5, course 2", "Addition 3, course 1"]);
    const next = ticket("Addition 3, course 1").getByRole("button", { name: "Done" });
    expect(document.activeElement).toBe(next);

    await page.user.click(screen.getByRole("button", { name: "Last done" }));
    await page.user.click(await screen.findByRole("button", { name: "Recall T2" }));
    await waitFor(() =>
      expect(tickets()).toEqual(["T5, course 2", "T2, course 1", "Addition 3, course 1"]),
    );
    expect(screen.getByText("Nothing was done yet.")).toBeTruthy();
  });

  it("X-02 POS-13 brings a ticket back that could not be marked, and says why", async () => {
    const page = await openKitchen();
    server.use(http.put(doneUrl, () => problem("ticket.not-found")));
    await press(page, ticket("T2, course 1").getByRole("button", { name: "Done" }));
    expect(await screen.findByText("Kitchen ticket not found.")).toBeTruthy();
    await waitFor(() => expect(tickets()).toContain("T2, course 1"));
  });

  it("POS-13 shows one station's tickets, remembered on the device", async () => {
    const { user } = await openKitchen();
    await user.click(screen.getByRole("radio", { name: "Bar (1)" }));
    expect(tickets()).toEqual(["T2, course 1"]);
    cleanup();
    await openRestaurant("pos-kitchen");
    await waitFor(() => expect(tickets()).toEqual(["T2, course 1"]));
    await user.click(screen.getByRole("radio", { name: "Without station (1)" }));
    expect(tickets()).toEqual(["Addition 3, course 1"]);
    await user.click(screen.getByRole("radio", { name: "All stations (3)" }));
    expect(tickets()).toHaveLength(3);
  });

  it.each([
    ["Français", "fr", /Service 2$/u, "ANNULÉ"],
    ["العربية", "ar", /الدور 2$/u, "ملغى"],
  ])("POS-13 prints a ticket by the browser in %s", async (language, lang, course, voided) => {
    const print = vi.spyOn(window, "print").mockReturnValue();
    const { user } = await openKitchen();
    const name = "Print ticket T5";
    await user.click(ticket("T5, course 2").getByRole("button", { name }));
    const dialog = within(await screen.findByRole("dialog", { name }));
    await user.click(await dialog.findByRole("radio", { name: language }));
    const preview = within(await dialog.findByRole("region", { name: "Preview" }));
    const paper = within((await preview.findByText(course)).closest("article") ?? document.body);
    expect(paper.getByRole("heading", { name: "T5" }).closest(`[lang=${lang}]`)).toBeTruthy();
    expect(paper.getByText("Cuisine")).toBeTruthy();
    expect(paper.getByText(/Samia Kaci/u)).toBeTruthy();
    const lines = paper.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(lines).toEqual([
      "2 × Couscous royalSans oignons",
      `2 × Mechoui d’agneau1 × Mechoui d’agneau ${voided}Bien cuit`,
    ]);
    await user.click(dialog.getByRole("button", { name: "Print" }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it("POS-13 follows what tills and other cooks do", async () => {
    const { store } = await openKitchen();
    const toDo = [aTicket({ tableName: "T9" })];
    server.use(
      http.get(ticketsUrl, () =>
        HttpResponse.json({ at: new Date().toISOString(), done: [], toDo }),
      ),
    );
    await act(async () => void store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    await waitFor(() => expect(tickets()).toEqual(["T9, course 1"]));
  });

  it("X-02 says when there is nothing to do, and when the tickets can't be loaded", async () => {
    const page = openRestaurant("pos-kitchen");
    server.use(
      http.get(ticketsUrl, () =>
        HttpResponse.json({ at: "2026-11-21T09:00:00Z", toDo: [], done: [] }),
      ),
    );
    await (await page).user.click(
      await screen.findByRole("button", { name: "Restaurant El Bahdja" }),
    );
    expect(await screen.findByText("Nothing to do: every ticket is done.")).toBeTruthy();
    cleanup();
    const broken = openRestaurant("pos-kitchen");
    server.use(http.get(ticketsUrl, () => problem("service.busy")));
    await broken;
    expect(await screen.findByText("The kitchen's tickets could not be loaded.")).toBeTruthy();
  });

  it("POS-12 X-02 says of when its tickets are while the server is away, and marks none; they are still printed", async () => {
    const page = await openKitchen();
    await press(page, ticket("T2, course 1").getByRole("button", { name: "Done" }));
    await waitFor(() => expect(tickets()).not.toContain("T2, course 1"));
    await page.user.click(screen.getByRole("button", { name: "Last done" }));
    const recall = await screen.findByRole<HTMLButtonElement>("button", { name: "Recall T2" });
    const done = () =>
      ticket("T5, course 2").getByRole<HTMLButtonElement>("button", { name: "Done" });
    expect([done().disabled, recall.disabled]).toEqual([false, false]);

    const key = Object.keys(page.store.getState().api.queries).find((each) =>
      each.startsWith("readKitchenTickets"),
    );
    const at = "2026-11-21T11:04:00Z";
    act(() => void page.store.dispatch({ type: "lastKnown/drawn", payload: { key, at } }));
    const said = screen.getAllByText(/^New orders do not appear/u, { exact: false });
    expect(said.map(({ textContent }) => textContent)).toEqual(
      said.map(() => expect.stringMatching(/^These are the tickets as of 12:04\. New orders/u)),
    );
    expect(said).toHaveLength(2);
    expect([done().disabled, recall.disabled]).toEqual([true, true]);
    const print = ticket("T5, course 2").getByRole<HTMLButtonElement>("button", {
      name: "Print ticket T5",
    });
    expect(print.disabled).toBe(false);

    await act(async () => void page.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    await waitFor(() => expect([done().disabled, recall.disabled]).toEqual([false, false]));
    expect(screen.queryByText(/New orders do not appear/u)).toBeNull();
  });

  it("POS-12 says without a network that new orders do not appear", async () => {
    await openKitchen();
    const goOnline = goOffline();
    const [notice] = screen.getAllByRole("status");
    expect(notice?.textContent).toMatch(/^New orders do not appear/u);
    goOnline();
    expect(notice?.textContent).toBe("");
  });

  it("POS-07 needs a hotel", async () => {
    await openWithoutHotel("pos-kitchen");
    expect(await screen.findByText("Error: Hotel context is missing.")).toBeTruthy();
  });
});

function aTicket(traits: object) {
  return {
    id: "00000000-0000-4000-8000-000000000899",
    stationId: null,
    stationName: "",
    billName: "Bill 1",
    tableName: "T1",
    course: 1,
    firedAt: new Date().toISOString(),
    firedBy: null,
    doneAt: null,
    version: 1,
    lines: [],
    ...traits,
  };
}
