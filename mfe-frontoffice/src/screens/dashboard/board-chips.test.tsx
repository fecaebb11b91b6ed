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

test("FO-02 on a phone the first count that filters is scrolled into sight, and the order stays", async () => {
  const plain = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(plain(query), { matches: query.includes("max-width") }),
  );
  layOut();
  const { user } = await openDashboard({ route: "/?status=OutOfOrder" });
  const names = () => Array.from(stripOf()?.children ?? []).map(({ textContent }) => textContent);
  const before = names();
  expect(before[4]).toContain("Out of Order");
  await waitFor(() => expect(stripOf()?.scrollLeft).toBe(300));
  await user.click(screen.getByRole("button", { name: /^Occupied \d/ }));

  await waitFor(() => expect(stripOf()?.scrollLeft).toBe(0));
  expect(names()).toEqual(before);
});

test("FO-02 on a desk the counts are not measured", async () => {
  const read = layOut();
  await openDashboard({ route: "/?status=OutOfOrder" });
  expect(screen.getByRole("button", { name: "Out of Order 1" }).ariaPressed).toBe("true");
  expect(read).not.toHaveBeenCalled();
});
