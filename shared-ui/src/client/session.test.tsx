import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWithStore } from "../testing/render-with-store.tsx";
import { aHotel, aSession } from "../testing/session.ts";
import { onWorkForgotten } from "./forget-work.ts";
import { useHotel, useMay } from "./session-hooks.ts";
import { hotelSelected, sessionSlice, signedIn } from "./session-slice.ts";
import { makeStore, type Store, signOut } from "./store.ts";

const first = aHotel();
const second = aHotel({ hotelId: "01890a5d-ac96-774b-bcce-b302099a8058", name: "Hôtel Aurassi" });

describe("AUTH-05 the selected hotel", () => {
  it("is the only one of somebody who has one", () => {
    const store = makeStore();
    store.dispatch(signedIn(aSession({ hotels: [first] })));

    expect(store.getState().session.hotelId).toBe(first.hotelId);
  });

  it("X-07 stays the one that somebody works in when another hotel adds them", () => {
    const added = { ...second, name: "A hotel that sorts first", isNew: true };
    const store = makeStore();
    store.dispatch(signedIn(aSession({ hotels: [added, first] })));

    expect(store.getState().session.hotelId).toBe(first.hotelId);
  });

  it("is chosen by a super admin, even where there is only one", () => {
    const store = makeStore();
    store.dispatch(signedIn(aSession({ user: { isSuperAdmin: true }, hotels: [first] })));

    expect(store.getState().session.hotelId).toBeNull();
  });

  it("is remembered on this device, per user", () => {
    const session = aSession({ hotels: [first, second] });
    const store = makeStore();
    store.dispatch(signedIn(session));
    store.dispatch(hotelSelected(second.hotelId));
    store.dispatch(signOut());

    const later = makeStore();
    later.dispatch(signedIn(session));
    expect(later.getState().session.hotelId).toBe(second.hotelId);

    const other = makeStore();
    const otherId = session.user.id.replace(/.$/u, "9") as typeof session.user.id;
    other.dispatch(signedIn(aSession({ user: { id: otherId }, hotels: [first, second] })));
    expect(other.getState().session.hotelId).toBeNull();
  });

  it("can only be one of theirs", () => {
    const store = makeStore();
    store.dispatch(signedIn(aSession({ hotels: [first] })));
    store.dispatch(hotelSelected(hotelIdSchema.parse(second.hotelId)));

    expect(store.getState().session.hotelId).toBeNull();
  });
});

function Rights() {
  return (
    <p>
      {useHotel()?.name ?? "no hotel"}: {useMay("folios.post") ? "may post" : "may not post"}
    </p>
  );
}

describe("rights in the selected hotel", () => {
  it.each([
    ["front-office", "may post"],
    ["housekeeping", "may not post"],
  ])("of %s: %s", async (role, right) => {
    await renderWithStore(<Rights />, { session: aSession({ hotels: [aHotel({ role })] }) });

    expect(screen.getByText(`Hôtel El Djazaïr: ${right}`)).toBeTruthy();
  });

  it("are none for somebody who is not signed in", async () => {
    await renderWithStore(<Rights />, { session: null });

    expect(screen.getByText("no hotel: may not post")).toBeTruthy();
  });
});

describe("what a department keeps of a person's work", () => {
  it.each([
    ["they sign out", (store: Store) => void store.dispatch(signOut())],
    [
      "another person has signed in",
      (store: Store) => void store.dispatch(sessionSlice.actions.changedHands()),
    ],
  ])("is forgotten when %s", (_, leave) => {
    const store = makeStore();
    store.dispatch(signedIn(aSession()));
    const forget = vi.fn();
    const stop = onWorkForgotten(forget);
    leave(store);
    expect(forget).toHaveBeenCalledTimes(1);
    stop();
    leave(store);
    expect(forget).toHaveBeenCalledTimes(1);
  });
});
