import { delay, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { rateHandlers, someRates } from "../../standalone/rates.ts";
import { button, cell, openRates, ratesUrl, savesKept } from "../../testing/open-rates.tsx";

const { roomTypes } = someRates();
const doubleId = roomTypes[0]?.roomTypeId;

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
            roomTypeId: roomTypes[1]?.roomTypeId,
            guests: 4,
            rateCentimes: 2_500_000,
            seenCentimes: null,
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

  it("RAT-01 puts the former rate back in the place of what is no number", async () => {
    const { user } = await openRates();
    const input = await cell("Double", "1 guest");
    await user.clear(input);
    await user.type(input, "abc");
    await user.tab();
    const back = await screen.findByRole("button", {
      name: /^Put back 8\.500,00.DA: Double, 1 guest$/,
    });
    await user.click(back);
    await waitFor(() => expect(input.value).toBe("8.500,00"));
    expect(document.activeElement).toBe(input);
    expect(screen.getByText("Everything is saved.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Put back/ })).toBeNull();
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

  it("RAT-01 says when there is no room type, leads who may to the set-up, and tells the others who may", async () => {
    server.use(http.get(ratesUrl, () => HttpResponse.json({ roomTypes: [], lastUpdated: null })));
    const { unmount } = await openRates();
    const said = "No room types have been created for this hotel yet.";
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/^The super admin of this installation adds them/)).toBeTruthy();
    unmount();
    await openRates({ superAdmin: true });
    expect(await screen.findByRole("button", { name: "Set up the hotel" })).toBeTruthy();
  });
});
