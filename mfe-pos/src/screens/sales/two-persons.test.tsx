import { USER_HEADER } from "@funduq/shared-types/contracts/session";
import { userIdSchema } from "@funduq/shared-types/values/ids";
import {
  RECORDED_AT_HEADER,
  RECORDED_BY_HEADER,
} from "@funduq/shared-types/values/recorded-headers";
import { signedIn, signOut } from "@funduq/shared-ui/state";
import { http, problem, server, unreachable } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  bill,
  findItem,
  findTable,
  linesOf,
  openTill,
  operationsUrl,
} from "../../testing/open-till.tsx";

const nadia = userIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8001");
const hotels = [aHotel({ role: "pos-manager" })];
const karim = aSession({
  user: { id: userIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8002") },
  hotels,
});

/** Nadia's till with a bill of which an item can't be sent, and what is sent from here on. */
async function openUnsent() {
  const page = await openTill();
  const sent: Record<"user" | "by" | "at", string | null>[] = [];
  server.events.on("request:start", ({ request: { url, headers } }) => {
    if (!url.endsWith("/operations")) return;
    sent.push({
      user: headers.get(USER_HEADER),
      by: headers.get(RECORDED_BY_HEADER),
      at: headers.get(RECORDED_AT_HEADER),
    });
  });
  server.use(http.post(operationsUrl, () => unreachable(), { once: true }));
  await page.user.click(await findTable("T8"));
  await page.user.click(await findItem("Baklawa"));
  await within(bill()).findByRole("alert");
  return { ...page, sent };
}

const loubiaAndBaklawa = (page: Awaited<ReturnType<typeof openUnsent>>) =>
  page.book
    .list()
    .find(({ tableName }) => tableName === "T8")
    ?.lines.map(({ name }) => name);

describe("a till that another person takes over", () => {
  it("POS-06 sends what the former one tapped in their name, and then what the next one taps", async () => {
    const page = await openUnsent();
    act(() => void page.store.dispatch(signOut()));
    act(() => void page.store.dispatch(signedIn(karim)));
    await waitFor(() => expect(loubiaAndBaklawa(page)).toEqual(["Loubia", "Baklawa"]));
    await page.user.click(await findItem("Loubia"));
    await waitFor(() => expect(page.sent).toHaveLength(3));
    expect(page.sent.map(({ by }) => by)).toEqual([nadia, nadia, karim.user.id]);
    expect(page.sent.map(({ user }) => user)).toEqual([nadia, karim.user.id, karim.user.id]);
    expect(page.sent[1]?.at).toBe(page.sent[0]?.at);
  });

  it("POS-06 sends nothing of a hotel that is not the next one's", async () => {
    const page = await openUnsent();
    const elsewhere = aHotel({ hotelId: "01890a5d-ac96-774b-bcce-b302099a8058" });
    act(() => void page.store.dispatch(signOut()));
    act(() => void page.store.dispatch(signedIn({ ...karim, hotels: [elsewhere] })));
    await act(async () => window.dispatchEvent(new Event("online")));
    act(() => void page.store.dispatch(signedIn(aSession({ hotels }))));
    await waitFor(() => expect(loubiaAndBaklawa(page)).toEqual(["Loubia", "Baklawa"]));
    expect(page.sent.map(({ user }) => user)).toEqual([nadia, nadia]);
  });
});

describe("a person who may no longer sell", () => {
  it("POS-07 is told why, and what they tapped stays on the bill until somebody may send it", async () => {
    const page = await openTill();
    await page.user.click(await findTable("T8"));
    server.use(
      http.post(operationsUrl, () => problem("section.denied", { section: "pos-sales" }), {
        once: true,
      }),
    );
    await page.user.click(await findItem("Baklawa"));
    const alert = within(await within(bill()).findByRole("alert"));
    expect(alert.getByText("Access denied for section: pos-sales")).toBeTruthy();
    expect(linesOf()).toHaveLength(2);
    await page.user.click(alert.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(within(bill()).queryByRole("alert")).toBeNull());
    expect(linesOf()).toHaveLength(2);
  });
});
