import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { useFrameFit } from "./use-frame-fit.ts";

const PAPER = 800;
let refit = () => {};

function Frame() {
  const { ref, isSmall, enlarged, setEnlarged } = useFrameFit();
  return (
    <>
      {isSmall && (
        <button type="button" aria-pressed={enlarged} onClick={() => setEnlarged(!enlarged)}>
          Enlarge
        </button>
      )}
      <section ref={ref} aria-label="Preview">
        <p />
      </section>
    </>
  );
}

it("a paper that was enlarged on a narrow screen is whole again once there is room", async () => {
  const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({
    width: PAPER,
  } as DOMRect);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        refit = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { user } = await renderWithStore(<Frame />);
  const button = () => screen.findByRole("button", { name: "Enlarge" });
  await user.click(await button());
  expect((await button()).getAttribute("aria-pressed")).toBe("true");
  width.mockReturnValue(1000);
  await act(async () => refit());
  expect(screen.queryByRole("button")).toBeNull();
  width.mockReturnValue(320);
  await act(async () => refit());
  expect((await button()).getAttribute("aria-pressed")).toBe("false");
  const { style } = screen.getByRole("region", { name: "Preview" });
  expect(Number(style.getPropertyValue("--paper-zoom"))).toBeLessThan(1);
});
