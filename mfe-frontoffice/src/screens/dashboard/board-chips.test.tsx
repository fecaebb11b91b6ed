import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openDashboard } from "../../testing/open-dashboard.tsx";

/** A strip of 200 px whose counts are 100 px wide each. */
function layOut() {
  const read = vi.fn();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const strip = this.closest("fieldset[aria-label='Filter the rooms']");
    if (!strip) return new DOMRect();
    read();
    if (strip === this) return new DOMRect(0, 0, 200, 40);
    const at = Array.from(strip.children).indexOf(this);
    return new DOMRect(at * 100 - strip.scrollLeft, 0, 100, 40);
  });
  return read;
}

const stripOf = () => screen.getByRole("button", { name: /^Occupied \d/ }).closest("fieldset");

function onPhone() {
  const plain = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(plain(query), { matches: query.includes("max-width") }),
  );
  layOut();
}

const count = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name} \\d`) });

/** The strip as a finger leaves it. */
function leaveAt(scrollLeft: number) {
  const strip = stripOf();
  if (!strip) throw new Error("no counts");
  strip.scrollLeft = scrollLeft;
}

test("FO-02 on a phone the first count that filters is scrolled into sight, and the order stays", async () => {
  onPhone();
  const { user } = await openDashboard({ route: "/?status=OutOfOrder" });
  const names = () =>
    Array.from(stripOf()?.children ?? []).map(({ textContent }) =>
      textContent?.replace(/ \d.*/, ""),
    );
  const before = names();
  expect(before[4]).toContain("Out of Order");
  await waitFor(() => expect(stripOf()?.scrollLeft).toBe(300));
  await user.click(screen.getByRole("button", { name: /^Occupied \d/ }));

  await waitFor(() => expect(stripOf()?.scrollLeft).toBe(0));
  expect(names()).toEqual(before);
});

test.each([
  ["a later one", "Occupied", "Out of Order", 300],
  ["an earlier one", "OutOfOrder", "Occupied", 0],
])(
  "FO-02 on a phone the strip stays under the finger that taps %s, on and off",
  async (_, status, tapped, at) => {
    onPhone();
    const { user } = await openDashboard({ route: `/?status=${status}` });
    for (const pressed of ["true", "false"]) {
      leaveAt(at);
      await user.click(count(tapped));
      await waitFor(() => expect(count(tapped).ariaPressed).toBe(pressed));
      expect(stripOf()?.scrollLeft).toBe(at);
    }
  },
);

test("FO-02 on a phone the strip shows what was chosen in the filter, after a tap as before", async () => {
  onPhone();
  const { user } = await openDashboard({ route: "/?status=OutOfOrder" });
  leaveAt(300);
  await user.click(count("Departures"));
  await user.click(screen.getByRole("button", { name: "Find Availability / Change Dates" }));
  await user.click(await screen.findByRole("checkbox", { name: "Occupied" }));
  await waitFor(() => expect(stripOf()?.scrollLeft).toBe(0));
});

test("FO-02 on a desk the counts are not measured", async () => {
  const read = layOut();
  await openDashboard({ route: "/?status=OutOfOrder" });
  expect(screen.getByRole("button", { name: "Out of Order 1" }).ariaPressed).toBe("true");
  expect(read).not.toHaveBeenCalled();
});
