import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { findItem, linesOf, openTill } from "../../testing/open-till.tsx";

/** A quick sale, with the cursor in the search. */
async function openSearch(options: Parameters<typeof openTill>[0] = {}) {
  const till = await openTill(options);
  const quick = { en: "Quick sale", fr: "Vente rapide", ar: "بيع سريع" };
  await till.user.click(
    await screen.findByRole("button", { name: quick[options.language ?? "en"] }),
  );
  const field = await screen.findByRole<HTMLInputElement>("searchbox");
  await till.user.click(field);
  return { ...till, field };
}

const found = () => document.querySelector("[data-found] bdi")?.textContent;
const chorba = expect.stringContaining("Chorba frik");
const menu = () => within(screen.getByRole("list", { name: "Menu" })).getAllByRole("button");

describe("POS-02 the search of items by keyboard", () => {
  it("orders the first hit with Enter, another one with Enter again, and begins anew with a letter", async () => {
    const { user, field } = await openSearch();
    await user.type(field, "chorba");
    await waitFor(() => expect(found()).toBe("Chorba frik"));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(linesOf()).toEqual([chorba]));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(linesOf()[0]).toContain("900,00"));
    await user.keyboard("bourek");
    expect(field.value).toBe("bourek");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(linesOf()).toEqual([chorba, expect.stringContaining("Bourek")]));
  });

  it("orders once where Enter is held, as the browser repeats the key", async () => {
    const { user, field } = await openSearch();
    await user.type(field, "chorba");
    await waitFor(() => expect(found()).toBe("Chorba frik"));
    expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(true);
    // Without its default action a repeated key submits nothing.
    expect(fireEvent.keyDown(field, { key: "Enter", repeat: true })).toBe(false);
  });

  it("chooses with the arrows, no further than the first and the last, and begins at the first of another search", async () => {
    const { user, field } = await openSearch();
    await user.type(field, "a");
    const names = await waitFor(() => {
      const shown = menu().map((tile) => tile.querySelector("bdi")?.textContent);
      expect(shown.length).toBeGreaterThan(3);
      return shown;
    });
    await user.keyboard("{ArrowUp}");
    expect(found()).toBe(names[0]);
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(found()).toBe(names[1]);
    await user.keyboard("{ArrowDown>50/}");
    expect(found()).toBe(names.at(-1));
    await user.type(field, "l");
    await waitFor(() => expect(found()).toBe(menu()[0]?.querySelector("bdi")?.textContent));
  });

  it("orders what is typed, though the drawn items are those of before", async () => {
    const { user, field } = await openSearch();
    await findItem("Chorba frik");
    await user.type(field, "loubia{Enter}");
    await waitFor(() => expect(linesOf()).toEqual([expect.stringContaining("Loubia")]));
  });

  it("orders nothing where nothing is searched or found", async () => {
    const { user, field } = await openSearch();
    await user.keyboard("{Enter}{ArrowDown}{Enter}");
    await user.type(field, "pizza{ArrowDown}{Enter}");
    expect(await screen.findByRole("button", { name: "Clear search" })).toBeTruthy();
    expect(linesOf()).toEqual([]);
  });

  it("asks for the options of an item that has them", async () => {
    const { user, field } = await openSearch();
    await user.type(field, "tajine zit{Enter}");
    expect(await screen.findByRole("dialog", { name: "Tajine zitoune" })).toBeTruthy();
  });

  it.each([
    ["en", /^Enter: Chorba frik$/u],
    ["fr", /^Entrée\s:\s\p{Cf}?Chorba frik\p{Cf}?$/u],
    ["ar", /^مفتاح الإدخال: \p{Cf}?Chorba frik\p{Cf}?$/u],
  ] as const)("X-05 says in %s what Enter orders", async (language, words) => {
    const { user, field } = await openSearch({ language });
    await user.type(field, "chorba");
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
