import type { Language } from "@funduq/shared-types/contracts/session";
import { baseApi, hotelSelected } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import {
  apiUrl,
  delay,
  HttpResponse,
  http,
  problem,
  server,
} from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import department from "../../module.ts";
import { rateHandlers, someRates } from "../../standalone/rates.ts";

const ratesUrl = apiUrl("hotels/:hotelId/rates");
const { roomTypes } = someRates();
const doubleId = roomTypes[0]?.roomTypeId;

async function openRates(options: { language?: Language; superAdmin?: boolean } = {}) {
  department.register();
  const hotels = [aHotel({ role: "manager" })];
  const session = aSession({ hotels, user: { isSuperAdmin: options.superAdmin ?? false } });
  const opened = await renderWithStore(<department.Root view="rate-manager" basename="/" />, {
    session,
    ...(options.language && { language: options.language }),
  });
  for (const { hotelId } of hotels) act(() => void opened.store.dispatch(hotelSelected(hotelId)));
  return opened;
}

/** The input of a type and guest count, once the sheet is there. */
async function cell(type: string, guests: string): Promise<HTMLInputElement> {
  const row = await screen.findByRole("group", { name: type });
  return within(row).getByRole("textbox", { name: guests });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const focused = () => (document.activeElement as HTMLInputElement).value;

/** Answers every save and keeps what was sent. */
function savesKept(answer: () => Response = () => HttpResponse.json({ saved: 1 })) {
  const sent: unknown[] = [];
  server.use(
    http.put(ratesUrl, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

/** What another admin has saved meanwhile, as it arrives. */
function savedElsewhere(store: Awaited<ReturnType<typeof openRates>>["store"], rate: number) {
  const sheet = someRates();
  const [double] = sheet.roomTypes;
  if (double) double.rates = [rate as never, ...double.rates.slice(1)];
  server.use(http.get(ratesUrl, () => HttpResponse.json(sheet)));
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Rate"])));
}

beforeEach(() => server.use(...rateHandlers()));

describe("the rate manager", () => {
  it("RAT-01 has one input for each number of guests of each room type", async () => {
    await openRates();
    expect(
      await screen.findByRole("heading", { level: 1, name: "Public Rate Manager" }),
    ).toBeTruthy();
    await cell("Suite", "1 guest");
    const rows = screen.getAllByRole("group").map((row) => within(row).getAllByRole("textbox"));
    expect(rows.map((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual([
      ["8.500,00", "10.500,00"],
      ["15.000,00", "18.000,00", "0,00", ""],
      ["", "", ""],
    ]);
    const placeholders = rows.flat().map((input) => input.getAttribute("placeholder"));
    expect(new Set(placeholders)).toEqual(new Set(["DZD"]));
    expect(button("Save All Changes").ariaDisabled).toBe("true");
  });

  it("RAT-01 saves all that was changed at once, and nothing else", async () => {
    const sent = savesKept();
    const { user } = await openRates();
    await user.clear(await cell("Double", "1 guest"));
    await user.type(await cell("Double", "1 guest"), "12,5");
    await user.type(await cell("Suite", "4 guests"), "25 000");
    expect(screen.getByText("2 changes are not saved yet.")).toBeTruthy();
    await user.click(button("Save All Changes"));
    expect(await screen.findByText("Rates saved successfully!")).toBeTruthy();
    expect(sent).toEqual([
      {
        rates: [
          { roomTypeId: doubleId, guests: 1, rateCentimes: 1_250, seenCentimes: 850_000 },
          {
            ...{ roomTypeId: roomTypes[1]?.roomTypeId, guests: 4 },
            ...{ rateCentimes: 2_500_000, seenCentimes: null },
          },
        ],
      },
    ]);
    expect(screen.getByText("Everything is saved.")).toBeTruthy();
  });

  it("RAT-01 shows a rate as it will be stored when its cell is left, and nothing changed twice", async () => {
    const { user } = await openRates();
    const input = await cell("Double", "1 guest");
    await user.clear(input);
    await user.type(input, "9250.5");
    await user.tab();
    expect(input.value).toBe("9.250,50");
    await user.clear(input);
    await user.type(input, "8500");
    await user.tab();
    expect(input.value).toBe("8.500,00");
    expect(screen.getByText("Everything is saved.")).toBeTruthy();
  });

  it("RAT-01 makes 0 of what is no number, and says so", async () => {
    const sent = savesKept();
    const { user } = await openRates();
    const input = await cell("Double", "1 guest");
    await user.clear(input);
    await user.type(input, "abc");
    await user.tab();
    expect(input.value).toBe("0,00");
    expect(screen.getByText("'abc' is not a number: this rate is 0.")).toBeTruthy();
    await user.click(button("Save All Changes"));
    expect([sent, document.activeElement]).toEqual([[], input]);
    await user.click(button("Save All Changes"));
    await screen.findByText("Rates saved successfully!");
    expect(sent).toMatchObject([{ rates: [{ rateCentimes: 0, seenCentimes: 850_000 }] }]);
  });

  it("RAT-01 saves no mistyped rate as 0 before that was seen, also by the keyboard", async () => {
    const sent = savesKept();
    const { user } = await openRates();
    const input = await cell("Double", "1 guest");
    await user.clear(input);
    await user.type(input, "I2500{Control>}s{/Control}");
    expect(screen.getByText("'I2500' is not a number: this rate is 0.").role).toBe("status");
    expect([sent, input.value]).toEqual([[], "0,00"]);
    await user.keyboard("12500{Control>}s{/Control}");
    await screen.findByText("Rates saved successfully!");
    expect(sent).toMatchObject([{ rates: [{ rateCentimes: 1_250_000 }] }]);
  });

  it("RAT-01 asks once for all that needs a look, and saves when it was put right", async () => {
    const sent = savesKept();
    const { user } = await openRates();
    await user.type(await cell("Suite", "3 guests"), "{Control>}a{/Control}abc");
    await user.type(await cell("Suite", "4 guests"), "-1{Control>}s{/Control}");
    expect([sent, document.activeElement]).toEqual([[], await cell("Suite", "4 guests")]);
    await user.keyboard("18 000{Control>}s{/Control}");
    await screen.findByText("Rates saved successfully!");
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["-5", "A rate cannot be below 0."],
    ["1e308", /A rate is at most 100\.000\.000,00/],
    ["12,345", "Write the amount in figures, with two decimals at most."],
  ])(
    "RAT-01 keeps %s where it stands, says what is wrong and saves nothing",
    async (typed, said) => {
      const sent = savesKept();
      const { user } = await openRates();
      const input = await cell("Double", "2 guests");
      await user.clear(input);
      await user.type(input, typed);
      expect(screen.getByText(said)).toBeTruthy();
      await user.click(button("Save All Changes"));
      expect(screen.getByText(/Some rates need a look/)).toBeTruthy();
      expect(document.activeElement).toBe(input);
      expect([input.value, sent]).toEqual([typed, []]);
    },
  );

  it("RAT-01 X-02 loses nothing when saving fails", async () => {
    savesKept(() => problem("internal"));
    const { user } = await openRates();
    const input = await cell("Double", "1 guest");
    await user.clear(input);
    await user.type(input, "9000{Control>}s{/Control}");
    expect(await screen.findByText("Failed to save rates. Please check the console.")).toBeTruthy();
    expect(input.value).toBe("9000");
    savesKept();
    await user.click(button("Save All Changes"));
    expect(await screen.findByText("Rates saved successfully!")).toBeTruthy();
  });

  it("RAT-01 X-02 a lost answer is not called a failure", async () => {
    savesKept(() => HttpResponse.error());
    const { user } = await openRates();
    await user.type(await cell("Suite", "4 guests"), "77{Control>}s{/Control}");
    expect(await screen.findByText(/It may have been done all the same/)).toBeTruthy();
    expect(screen.queryByText(/Failed to save rates/)).toBeNull();
  });

  it("RAT-02 X-02 one's own save is nobody else's: what is typed on meanwhile is kept", async () => {
    const { user } = await openRates();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const waiting = http.put(ratesUrl, () => held.then(() => undefined));
    server.use(waiting, ...rateHandlers());
    const input = await cell("Double", "1 guest");
    await user.clear(input);
    await user.type(input, "9000{Control>}s{/Control}");
    await user.keyboard("0");
    release();
    await screen.findByText("Rates saved successfully!");
    await waitFor(() => {
      expect(input.value).toBe("90000");
      expect(screen.getByText("1 change is not saved yet.")).toBeTruthy();
    });
    expect(screen.queryByText(/was saved here meanwhile/)).toBeNull();
  });

  it("X-02 discards what is not saved at a press", async () => {
    const { user } = await openRates();
    await user.type(await cell("Suite", "4 guests"), "77");
    await user.click(button("Discard changes"));
    expect((await cell("Suite", "4 guests")).value).toBe("");
    expect(document.activeElement).toBe(await cell("Double", "1 guest"));
    expect(button("Save All Changes").ariaDisabled).toBe("true");
  });

  it("X-02 has what was typed after another screen, and asks before the page is left", async () => {
    const { user, unmount } = await openRates();
    await user.type(await cell("Suite", "4 guests"), "77");
    const leaving = new Event("beforeunload", { cancelable: true });
    expect(fireEvent(window, leaving)).toBe(false);
    unmount();
    await openRates();
    expect((await cell("Suite", "4 guests")).value).toMatch(/^77/);
    expect(screen.getByText("1 change is not saved yet.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Start over" })).toBeTruthy();
  });

  it("X-02 keeps nothing of what was taken back", async () => {
    const { user, unmount } = await openRates();
    await user.type(await cell("Suite", "4 guests"), "77{Escape}");
    unmount();
    await openRates();
    expect((await cell("Suite", "4 guests")).value).toBe("");
    expect(screen.queryByRole("button", { name: "Start over" })).toBeNull();
  });
});

describe("what others save meanwhile", () => {
  it("RAT-02 stands there at once, and when and by whom rates were last saved", async () => {
    const { store } = await openRates();
    const input = await cell("Double", "1 guest");
    expect(screen.getByText(/Last saved 9 Apr 2026, 14:05/)).toBeTruthy();
    expect(screen.getByText("Samia Belkacem")).toBeTruthy();
    savedElsewhere(store, 700_000);
    await waitFor(() => expect(input.value).toBe("7.000,00"));
  });

  it("RAT-02 overwrites no cell that is being changed: both rates are seen, and somebody decides", async () => {
    const sent = savesKept();
    const { store, user } = await openRates();
    const input = await cell("Double", "1 guest");
    await user.clear(input);
    await user.type(input, "9000");
    savedElsewhere(store, 700_000);
    expect(await screen.findByText(/7\.000,00.DA was saved here meanwhile\./)).toBeTruthy();
    expect(input.value).toBe("9000");
    await user.click(button("Save All Changes"));
    expect([sent, document.activeElement]).toEqual([[], input]);

    await user.click(button("Keep mine: Double, 1 guest"));
    await user.click(button("Save All Changes"));
    await screen.findByText("Rates saved successfully!");
    expect(sent).toMatchObject([{ rates: [{ rateCentimes: 900_000, seenCentimes: 700_000 }] }]);
  });

  it("RAT-02 is taken at a press", async () => {
    const { store, user } = await openRates();
    const input = await cell("Double", "1 guest");
    await user.clear(input);
    await user.type(input, "9000");
    savedElsewhere(store, 700_000);
    await user.click(await screen.findByRole("button", { name: "Take theirs: Double, 1 guest" }));
    expect(input.value).toBe("7.000,00");
    expect(document.activeElement).toBe(input);
    expect(screen.getByText("Everything is saved.")).toBeTruthy();
  });

  it("RAT-02 is told by the API where it came first, and then marked in its cell", async () => {
    const { store, user } = await openRates();
    const input = await cell("Double", "1 guest");
    await user.clear(input);
    await user.type(input, "9000");
    savesKept(() => {
      savedElsewhere(store, 700_000);
      return problem("rates.changed", { changedBy: "Karim" });
    });
    await user.click(button("Save All Changes"));
    expect(await screen.findByText(/Karim changed some of these rates/)).toBeTruthy();
    expect(await screen.findByText(/7\.000,00.DA was saved here meanwhile\./)).toBeTruthy();
    expect(input.value).toBe("9.000,00");
  });
});

describe("the keyboard", () => {
  it("X-06 moves from rate to rate and leaves the caret inside one alone", async () => {
    const { user } = await openRates();
    await user.click(await cell("Double", "1 guest"));
    await user.keyboard("{Home}{ArrowRight}");
    expect(focused(), "inside what is typed").toBe("8.500,00");
    await user.keyboard("{End}{ArrowRight}");
    expect(focused()).toBe("10.500,00");
    await user.keyboard("{ArrowDown}");
    expect(focused()).toBe("18.000,00");
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toBe(await cell("Suite", "4 guests"));
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement, "in a shorter row its last").toBe(
      await cell("Double", "2 guests"),
    );
    await user.keyboard("{ArrowLeft}{Enter}");
    expect(focused()).toBe("15.000,00");
    await user.keyboard("{Shift>}{Enter}{/Shift}{ArrowUp}");
    expect(focused(), "nothing above").toBe("8.500,00");
    await user.keyboard("9000");
    expect(focused(), "who arrives types over it").toBe("9000");
    await user.keyboard("{Escape}");
    expect(focused(), "as it was").toBe("8.500,00");
  });

  it("X-05 X-06 in Arabic left is the next rate", async () => {
    const { user } = await openRates({ language: "ar" });
    await user.click(await cell("Double", "شخص واحد"));
    await user.keyboard("{Home}{ArrowLeft}");
    expect(focused()).toBe("10.500,00");
  });
});

describe("the other states", () => {
  it("RAT-01 X-02 waits, fails and can be tried again", async () => {
    const failing = http.get(ratesUrl, async () => {
      await delay(5);
      return problem("internal");
    });
    server.use(failing);
    const { user } = await openRates();
    expect(screen.getByText("Loading Rate Manager...")).toBeTruthy();
    expect(
      await screen.findByText("Failed to load rate data. Please check the console."),
    ).toBeTruthy();
    server.use(...rateHandlers());
    await user.click(button("Try again"));
    expect(await cell("Suite", "1 guest")).toBeTruthy();
  });

  it("RAT-01 says when there is no room type, and leads who may to the set-up", async () => {
    server.use(http.get(ratesUrl, () => HttpResponse.json({ roomTypes: [], lastUpdated: null })));
    const { unmount } = await openRates();
    const said = "No room types have been created for this hotel yet.";
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    unmount();
    await openRates({ superAdmin: true });
    expect(await screen.findByRole("button", { name: "Set up the hotel" })).toBeTruthy();
  });
});
