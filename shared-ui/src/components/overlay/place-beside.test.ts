import { expect, it, vi } from "vitest";
import { placeBeside } from "./place-beside.ts";

function boxed(rect: DOMRect): HTMLElement {
  const element = document.createElement("div");
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(rect);
  return element;
}

it("a list as wide as the drawer it is opened in stays in the window", () => {
  const drawer = boxed(new DOMRect(window.innerWidth - 480, 0, 480, 700));
  drawer.dataset.kind = "drawer";
  const anchor = boxed(new DOMRect(window.innerWidth - 464, 100, 448, 40));
  const panel = boxed(new DOMRect(0, 0, 480, 200));
  drawer.append(anchor);
  document.body.append(drawer, panel);

  placeBeside(panel, anchor, { align: "start", matchWidth: true });

  expect(Number.parseFloat(panel.style.left)).toBe(window.innerWidth - 480 - 8);
});
