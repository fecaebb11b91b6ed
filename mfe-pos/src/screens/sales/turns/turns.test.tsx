import { userIdSchema } from "@funduq/shared-types/values/ids";
import { RECORDED_BY_HEADER } from "@funduq/shared-types/values/recorded-headers";
import { TILL_TURN_HEADER } from "@funduq/shared-types/values/till-turn";
import { signOut } from "@funduq/shared-ui/state";
import {
  apiUrl,
  HttpResponse,
  http,
  problem,
  server,
  unreachable,
} from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { tillTurns } from "../../../features/turns/till-turns.ts";
import { turnHandlers } from "../../../standalone/turn-handlers.ts";
import { goOffline } from "../../../testing/bill-probe.tsx";
import {
  bill,
  billsUrl,
  findItem,
  findTable,
  linesOf,
  openTill,
  operationsUrl,
} from "../../../testing/open-till.tsx";

const karim = {
  userId: userIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8002"),
  name: "Karim",
  mayCorrect: false,
};
const samia = {
  userId: userIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8003"),
  name: "Samia",
  mayCorrect: true,
};
const people = [karim, samia];
type Page = Awaited<ReturnType<typeof openTill>>;

afterEach(() => {
  tillTurns.forget(aHotel().hotelId);
  sessionStorage.clear();
  localStorage.clear();
});

/** A till, and what is written to the API from here on. */
async function openWith(options: Parameters<typeof openTill>[0] = {}) {
  const page = await openTill({ people, ...options });
  const sent: Record<"path" | "turn" | "by", string | null | undefined>[] = [];
  server.events.on("request:start", ({ request: { url, method, headers } }) => {
    if (method === "GET" || url.includes("till-")) return;
    const path = new URL(url).pathname.split("/").at(-1);
    sent.push({ path, turn: headers.get(TILL_TURN_HEADER), by: headers.get(RECORDED_BY_HEADER) });
  });
  return { ...page, sent };
}

async function enterPin({ user }: Page, name: string, pin: string) {
  await user.click(await screen.findByRole("button", { name }));
  await typePin({ user }, pin);
}

async function typePin({ user }: Pick<Page, "user">, pin: string) {
  await screen.findByLabelText("PIN");
  for (const digit of pin) await user.click(screen.getByRole("button", { name: digit }));
  await user.click(screen.getByRole("button", { name: "OK" }));
}

async function change(page: Page, name: string) {
  await page.user.click(await screen.findByRole("button", { name: /^Change waiter/u }));
  await enterPin(page, name, "2580");
  await screen.findByRole("button", { name: `Change waiter: ${name}` });
}

async function lockTill({ user }: Page) {
  await user.click(await screen.findByRole("button", { name: /^Change waiter/u }));
  await user.click(await screen.findByRole("button", { name: "Lock the till" }));
  await screen.findByRole("heading", { name: "The till is locked" });
}

async function openLine({ user }: Page) {
  const line = within(screen.getByRole("list", { name: "Lines of the bill" }));
  const [first] = line.getAllByRole("button");
  if (!first) throw new Error("there is no line");
  await user.click(first);
  return within(await screen.findByRole("dialog"));
}

describe("a till where waiters change", () => {
  it("POS-15 offers only to set a PIN where nobody has one", async () => {
    const page = await openTill();
    await page.user.click(await screen.findByRole("button", { name: "Set my PIN" }));
    const dialog = within(await screen.findByRole("dialog"));
    await page.user.type(dialog.getByLabelText(/^PIN(?! again)/u), "2580");
    await page.user.type(dialog.getByLabelText(/^PIN again/u), "2581");
    expect(dialog.getByText("Both PINs must be the same.")).toBeTruthy();
    await page.user.type(dialog.getByLabelText(/^PIN again/u), "{Backspace}0");
    await page.user.type(dialog.getByLabelText(/^Password/u), "secret");
    await page.user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your PIN is set.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Change waiter/u })).toBeNull();
  });

  it("POS-15 one's own PIN is removed with the password; the till then asks for somebody", async () => {
    const own = { ...samia, userId: aSession().user.id };
    const till = apiUrl("hotels/:hotelId/till-people");
    const list = { people: [karim, own], hasOwnPin: true };
    const asked: unknown[] = [];
    const page = await openWith({
      people: [karim, own],
      handlers: [
        http.get(till, () => HttpResponse.json(list)),
        http.post(apiUrl("hotels/:hotelId/till-pins/own/removal"), async ({ request }) => {
          const body = (await request.json()) as { password: string };
          asked.push(body);
          if (body.password !== "secret") return problem("session.wrong-password");
          return new HttpResponse(null, { status: 204 });
        }),
      ],
    });
    await change(page, "Karim");
    await page.user.click(await screen.findByRole("button", { name: /^Change waiter/u }));
    expect(screen.queryByRole("button", { name: "My PIN" })).toBeNull();
    await page.user.keyboard("{Escape}");
    await change(page, "Samia");
    await page.user.click(await screen.findByRole("button", { name: /^Change waiter/u }));
    await page.user.click(await screen.findByRole("button", { name: "My PIN" }));
    await page.user.click(await screen.findByRole("button", { name: "Remove my PIN" }));
    await page.user.type(await screen.findByLabelText(/^Password/u), "wrong{Enter}");
    expect(await screen.findByText("Incorrect password.")).toBeTruthy();
    await page.user.clear(screen.getByLabelText(/^Password/u));
    await page.user.type(screen.getByLabelText(/^Password/u), "secret{Enter}");
    expect(await screen.findByText("Your PIN is removed.")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "The till is locked" })).toBeTruthy();
    expect(asked).toEqual([{ password: "wrong" }, { password: "secret" }]);
  });

  it("POS-15 sends what each waiter taps in their own turn", async () => {
    const page = await openWith();
    await page.user.click(await findTable("T8"));
    await page.user.click(await findItem("Baklawa"));
    await change(page, "Karim");
    await page.user.click(await findItem("Loubia"));
    await change(page, "Samia");
    await page.user.click(await findItem("Loubia"));
    await waitFor(() => expect(page.sent).toHaveLength(3));
    expect(page.sent.map(({ turn }) => turn)).toEqual([null, "waiter Karim", "waiter Samia"]);
    expect(page.sent.map(({ by }) => by).slice(1)).toEqual([karim.userId, samia.userId]);
  });

  it("POS-15 what a waiter could not send keeps their name when another one takes the turn", async () => {
    const page = await openWith();
    await page.user.click(await findTable("T8"));
    await change(page, "Karim");
    let isDown = true;
    server.use(http.post(operationsUrl, () => (isDown ? unreachable() : undefined)));
    await page.user.click(await findItem("Baklawa"));
    await within(bill()).findByRole("alert");
    await change(page, "Samia");
    isDown = false;
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(within(bill()).queryByRole("alert")).toBeNull());
    expect(page.sent.at(-1)).toMatchObject({ turn: "waiter Samia", by: karim.userId });
  });

  it("POS-15 the next waiter does not wait for what the former one tapped, which is sent in their turn", async () => {
    const page = await openWith();
    await page.user.click(await findTable("T8"));
    await change(page, "Karim");
    let letThrough = () => {};
    const isHanging = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const refuseLate = async () => {
      await isHanging;
      return problem("till-turn.ended");
    };
    server.use(http.post(operationsUrl, refuseLate, { once: true }));
    await page.user.click(await findItem("Baklawa"));
    await change(page, "Samia");
    letThrough();
    await waitFor(() => expect(page.sent).toHaveLength(2));
    expect(page.sent.map(({ turn }) => turn)).toEqual(["waiter Karim", "waiter Samia"]);
    expect(page.sent.map(({ by }) => by)).toEqual([karim.userId, karim.userId]);
    await waitFor(() => expect(within(bill()).queryByRole("alert")).toBeNull());
    expect(screen.queryByText("Your turn has ended")).toBeNull();
    expect(linesOf()).toHaveLength(2);
  });

  it("POS-15 says a wrong PIN and takes the next one, by the keyboard too", async () => {
    const page = await openWith();
    await page.user.click(await screen.findByRole("button", { name: /^Change waiter/u }));
    await enterPin(page, "Karim", "1379");
    expect(await screen.findByText("The PIN is wrong.")).toBeTruthy();
    const input = screen.getByLabelText<HTMLInputElement>("PIN");
    expect(input.value).toBe("");
    await page.user.type(input, "25{Enter}");
    expect(await screen.findByText("A PIN has 4 to 8 digits.")).toBeTruthy();
    await page.user.type(input, "8x0{Enter}");
    expect(await screen.findByRole("button", { name: "Change waiter: Karim" })).toBeTruthy();
  });

  it("POS-15 a locked till shows no tables, also after a reload, until somebody takes a turn", async () => {
    const page = await openWith();
    await page.user.click(await screen.findByRole("button", { name: /^Change waiter/u }));
    await page.user.click(await screen.findByRole("button", { name: "Lock the till" }));
    expect(await screen.findByRole("heading", { name: "The till is locked" })).toBeTruthy();
    expect(screen.queryByText("T8")).toBeNull();
    page.unmount();
    const reloaded = await openWith();
    await screen.findByRole("heading", { name: "The till is locked" });
    await enterPin(reloaded, "Samia", "2580");
    expect(await findTable("T8")).toBeTruthy();
    reloaded.unmount();
    await openWith();
    expect(await screen.findByRole("button", { name: "Change waiter: Samia" })).toBeTruthy();
  });

  it("POS-15 a turn that the API has ended asks for the PIN over the bill, and what was tapped is sent then", async () => {
    const page = await openWith();
    await page.user.click(await findTable("T8"));
    await change(page, "Karim");
    server.use(http.post(operationsUrl, () => problem("till-turn.ended"), { once: true }));
    await page.user.click(await findItem("Baklawa"));
    expect(await screen.findByRole("heading", { name: "Your turn has ended" })).toBeTruthy();
    expect(linesOf()).toHaveLength(2);
    await enterPin(page, "Karim", "2580");
    await waitFor(() => expect(within(bill()).queryByRole("alert")).toBeNull());
    expect(page.sent.at(-1)).toMatchObject({ turn: "waiter Karim", by: karim.userId });
    expect(linesOf()).toHaveLength(2);
  });

  it("POS-15 the turn of a former account is not taken over by who signs in after a reload", async () => {
    const former = userIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8009");
    tillTurns.begin(aHotel().hotelId, former, {
      token: "waiter Karim",
      userId: karim.userId,
      name: "Karim",
      may: ["pos.sell"],
    });
    const page = await openWith();
    await page.user.click(await findTable("T8"));
    await page.user.click(await findItem("Baklawa"));
    await waitFor(() => expect(page.sent).toHaveLength(1));
    expect(page.sent[0]).toMatchObject({
      turn: null,
      by: page.store.getState().session.session?.user.id,
    });
  });

  it("POS-15 a list that can't be read says so on a locked till, and is asked for again", async () => {
    const page = await openWith();
    await page.user.click(await screen.findByRole("button", { name: /^Change waiter/u }));
    await page.user.click(await screen.findByRole("button", { name: "Lock the till" }));
    await screen.findByRole("heading", { name: "The till is locked" });
    page.unmount();
    const till = apiUrl("hotels/:hotelId/till-people");
    const again = await openWith({ handlers: [http.get(till, unreachable, { once: true })] });
    await again.user.click(await screen.findByRole("button", { name: "Try again" }));
    await enterPin(again, "Samia", "2580");
    expect(await findTable("T8")).toBeTruthy();
  });

  it("POS-12 POS-15 without a network the turn goes on under its name, and no PIN is asked for in vain", async () => {
    const page = await openWith();
    await change(page, "Karim");
    page.unmount();
    const till = apiUrl("hotels/:hotelId/till-people");
    const comeBack = goOffline();
    const again = await openWith({ handlers: [http.get(till, unreachable)] });
    await again.user.click(await screen.findByRole("button", { name: "Change waiter: Karim" }));
    expect(await screen.findByText("A PIN needs the network.")).toBeTruthy();
    expect(screen.getByText(/^Until then the till goes on as Karim/u)).toBeTruthy();
    expect(screen.queryByLabelText("PIN")).toBeNull();
    await again.user.click(screen.getByRole("button", { name: "Lock the till" }));
    expect(
      await screen.findByText(/^The till stays locked until the network is back/u),
    ).toBeTruthy();
    expect(screen.queryByText("T8")).toBeNull();
    server.use(...turnHandlers(people));
    comeBack();
  });

  it("POS-12 POS-15 a list of earlier without PINs does not open a locked till; the server's does", async () => {
    const page = await openWith();
    await lockTill(page);
    page.unmount();
    const comeBack = goOffline();
    const { store } = await openWith({ people: [] });
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries)).toContainEqual(
        expect.objectContaining({ endpointName: "listTillPeople", status: "fulfilled" }),
      ),
    );
    expect(screen.getByRole("heading", { name: "The till is locked" })).toBeTruthy();
    expect(screen.queryByText("T8")).toBeNull();
    comeBack();
    expect(await findTable("T8")).toBeTruthy();
  });

  it("POS-15 a list without PINs opens a locked till only where the server says so again", async () => {
    const page = await openWith();
    await lockTill(page);
    page.unmount();
    const till = apiUrl("hotels/:hotelId/till-people");
    const none = { people: [], hasOwnPin: false };
    await openWith({ handlers: [http.get(till, () => HttpResponse.json(none), { once: true })] });
    expect(await screen.findByRole("button", { name: "Karim" })).toBeTruthy();
    expect(screen.queryByText("T8")).toBeNull();
  });

  it("POS-15 is forgotten with the sign-out", async () => {
    const page = await openWith();
    await change(page, "Karim");
    act(() => void page.store.dispatch(signOut()));
    const { hotelId } = page.store.getState().session;
    expect(hotelId && tillTurns.stateOf(hotelId).session).toBeFalsy();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("waiter Karim");
  });
});

describe("a correction at a waiter's till", () => {
  const discounts = `${billsUrl}/:billId/discount`;

  it("POS-11 is done with the PIN of a manager; a wrong one keeps what was typed", async () => {
    const page = await openWith({ role: "employee", people });
    await page.user.click(await findTable("T8"));
    const line = await openLine(page);
    await page.user.click(line.getByRole("button", { name: "Discount" }));
    await page.user.click(await screen.findByRole("button", { name: /^10\s%$/u }));
    await page.user.click(screen.getByRole("button", { name: "Complaint" }));
    await page.user.click(screen.getByRole("button", { name: "Manager's PIN" }));
    const read = await screen.findByRole("region", { name: /^Discount on / });
    expect(read.textContent).toMatch(/^Discount on .+Bill 1, T8Discount10\s%ReasonComplaint$/u);
    await typePin(page, "1379");
    expect(await screen.findByText("The PIN is wrong.")).toBeTruthy();
    expect(screen.getByDisplayValue("Complaint")).toBeTruthy();
    await typePin(page, "2580");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(page.sent).toEqual([{ path: "discount", turn: "approval Samia", by: null }]);
  });

  it("POS-11 asks for the PIN again after a refusal; after a lost answer only where the correction is another one", async () => {
    const page = await openWith({ role: "employee", people });
    await page.user.click(await findTable("T8"));
    const line = await openLine(page);
    await page.user.click(line.getByRole("button", { name: "Discount" }));
    await page.user.click(await screen.findByRole("button", { name: /^10\s%$/u }));
    await page.user.click(screen.getByRole("button", { name: "Complaint" }));
    const confirm = () => page.user.click(screen.getByRole("button", { name: "Manager's PIN" }));
    server.use(http.post(discounts, () => problem("bill.changed"), { once: true }));
    await confirm();
    await typePin(page, "2580");
    await waitFor(() => expect(page.sent).toHaveLength(1));
    let isDown = true;
    server.use(http.post(discounts, () => (isDown ? unreachable() : undefined)));
    await confirm();
    await typePin(page, "2580");
    await waitFor(() => expect(page.sent).toHaveLength(2));
    await confirm();
    await waitFor(() => expect(page.sent).toHaveLength(3));
    expect(screen.queryByLabelText("PIN")).toBeNull();
    isDown = false;
    await page.user.click(screen.getByRole("button", { name: /^20\s%$/u }));
    await confirm();
    await typePin(page, "2580");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(page.sent).toHaveLength(4);
  });

  it("POS-11 needs one where the turn has not the right though the session has", async () => {
    const page = await openWith({ role: "pos-manager" });
    await page.user.click(await findTable("T8"));
    await change(page, "Karim");
    const line = await openLine(page);
    await page.user.click(line.getByRole("button", { name: "Discount" }));
    expect(await screen.findByRole("button", { name: "Manager's PIN" })).toBeTruthy();
  });

  it("POS-11 needs none where the turn has the right though the session has not", async () => {
    const page = await openWith({ role: "employee" });
    await page.user.click(await findTable("T8"));
    await change(page, "Samia");
    const line = await openLine(page);
    await page.user.click(line.getByRole("button", { name: "Discount" }));
    await page.user.click(await screen.findByRole("button", { name: /^10\s%$/u }));
    await page.user.click(screen.getByRole("button", { name: "Complaint" }));
    expect(screen.queryByRole("button", { name: "Manager's PIN" })).toBeNull();
    await page.user.click(screen.getByRole("button", { name: "Discount" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(page.sent).toEqual([{ path: "discount", turn: "waiter Samia", by: null }]);
  });

  it("POS-11 says that it needs a manager where none has a PIN", async () => {
    const page = await openWith({ role: "employee", people: [karim] });
    await page.user.click(await findTable("T8"));
    const line = await openLine(page);
    expect(line.getByText("Voids and discounts need a restaurant manager.")).toBeTruthy();
  });
});
