import { problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { rateHandlers } from "../../standalone/rates.ts";
import {
  button,
  cell,
  focused,
  openRates,
  savedElsewhere,
  savesKept,
} from "../../testing/open-rates.tsx";

beforeEach(() => server.use(...rateHandlers()));

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
