import { openLiveChanges } from "@funduq/shared-ui/state";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { aHotel } from "@funduq/shared-ui/testing/session";
import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";
import { bookingIn } from "../../testing/open-panel.tsx";

const told = "This stay was changed just now. You see the latest version.";

test("FO-04 says that somebody else changed the open stay, and nothing of one's own changes or another stay", async () => {
  FakeEventSource.install();
  const hotel = new MockHotel();
  const { id } = bookingIn(hotel, "101");
  const { store } = await openDashboard({ hotel, route: `/?booking=${id}` });
  // The stay itself, in which it is said, comes later than its drawer.
  await within(await screen.findByRole("dialog")).findByRole("heading", { name: "Folios" });
  const close = openLiveChanges({ hotelId: aHotel().hotelId, dispatch: store.dispatch });
  const say = (change: object) =>
    act(() => FakeEventSource.latest().say("message", { tags: [], own: false, ...change }));

  say({ seq: 1, own: true, entityId: id });
  say({ seq: 2, entityId: "another" });
  say({ seq: 3 });
  expect(screen.queryByText(told)).toBeNull();

  say({ seq: 4, entityId: id });
  expect(await screen.findByText(told)).toBeTruthy();
  close();
});
