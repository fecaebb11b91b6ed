import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { goOffline } from "../../testing/bill-probe.tsx";
import { bill, findItem, findTable, openTill } from "../../testing/open-till.tsx";

describe("POS-03 dishes that the kitchen was not told of", () => {
  it("are counted on the table over its bills, and on each bill", async () => {
    const { user } = await openTill();
    expect((await findTable("T2")).textContent).toContain("2 not sent");
    expect((await findTable("T5")).textContent).toContain("1 not sent");
    expect((await findTable("T8")).textContent).not.toContain("not sent");
    expect((await findTable("T1")).textContent).not.toContain("not sent");
    await user.click(await findTable("T5"));
    const dialog = within(await screen.findByRole("dialog", { name: "Bills of T5" }));
    expect(dialog.getByRole("button", { name: /^Bill 2.*1 not sent/u })).toBeTruthy();
    expect(dialog.getByRole("button", { name: /^Bill 1/u }).textContent).not.toContain("not sent");
  });

  it("are counted until the API has confirmed that the kitchen knows", async () => {
    const { user } = await openTill();
    await user.click(await findTable("T8"));
    await user.click(await findItem("Chorba frik"));
    await user.click(screen.getByRole("button", { name: "Tables" }));
    await waitFor(async () => expect((await findTable("T8")).textContent).toContain("1 not sent"));
    await user.click(await findTable("T8"));
    const goOnline = goOffline();
    await user.click(within(bill()).getByRole("button", { name: "Send 1 to kitchen" }));
    await user.click(screen.getByRole("button", { name: "Tables" }));
    expect((await findTable("T8")).textContent).toContain("1 not sent");
    goOnline();
    await waitFor(async () =>
      expect((await findTable("T8")).textContent).not.toContain("not sent"),
    );
  });

  it.each([
    ["fr", /2\snon\senvoyés/u],
    ["ar", /صنفان لم يُرسلا/u],
  ] as const)("X-05 are said in %s", async (language, words) => {
    await openTill({ language });
    expect((await findTable("T2")).textContent).toMatch(words);
  });
});
