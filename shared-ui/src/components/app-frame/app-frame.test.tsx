import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { PaymentIcon } from "../../icons.ts";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { AppFrame } from "./app-frame.tsx";

const views = [
  { value: "dashboard", label: "Front Office", href: "/dashboard", icon: PaymentIcon },
  { value: "reports", label: "Reports", href: "/reports" },
  { value: "rooms", label: "Housekeeping – not in your role", href: "/rooms", disabled: true },
];

const { matchMedia } = window;

function showWindow({ isWide }: { isWide: boolean }) {
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query.includes("min-width")
      ? Object.assign(matchMedia(query), { matches: isWide })
      : matchMedia(query),
  );
}

async function openFrame({ isWide = true, view = "dashboard" } = {}) {
  showWindow({ isWide });
  const onView = vi.fn();
  const onLogOut = vi.fn();
  const page = await renderWithStore(
    <AppFrame
      brand="Funduq"
      views={views}
      view={view}
      onView={onView}
      onLogOut={onLogOut}
      tools={<button type="button">Language</button>}
    >
      <p>content</p>
    </AppFrame>,
  );
  return { user: page.user, unmount: page.unmount, onView, onLogOut };
}

const link = (name: string) => screen.getByRole("link", { name });
const collapse = () => screen.getByRole("button", { name: "Collapse menu" });
const expand = () => screen.getByRole("button", { name: "Expand menu" });

describe("the sidebar of a wide screen", () => {
  it("AUTH-14 lists the views as links; a disabled one says why and Tab skips it", async () => {
    const { user } = await openFrame();
    const list = within(screen.getByRole("navigation", { name: "Menu" }));
    expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(
      views.map(({ label }) => label),
    );
    expect(link("Front Office").getAttribute("aria-current")).toBe("page");
    expect(link("Reports").getAttribute("href")).toBe("/reports");
    const closed = link("Housekeeping – not in your role");
    expect([closed.getAttribute("aria-disabled"), closed.hasAttribute("href")]).toEqual([
      "true",
      false,
    ]);
    link("Reports").focus();
    await user.tab();
    expect(document.activeElement?.textContent).toBe("Language");
    expect(screen.queryByLabelText("View")).toBeNull();
  });

  it("AUTH-14 a press opens the view in this page; with Ctrl the browser opens a tab", async () => {
    const { user, onView } = await openFrame();
    const followed = vi.fn((event: Event) => event.defaultPrevented || event.preventDefault());
    window.addEventListener("click", followed);
    await user.click(link("Reports"));
    expect(onView).toHaveBeenCalledExactlyOnceWith("reports");
    expect(followed).toHaveLastReturnedWith(true);
    await user.keyboard("{Control>}");
    await user.click(link("Reports"));
    expect(onView).toHaveBeenCalledOnce();
    expect(followed).toHaveLastReturnedWith(undefined);
    window.removeEventListener("click", followed);
    await user.keyboard("{/Control}");
    await user.click(link("Housekeeping – not in your role"));
    expect(onView).toHaveBeenCalledOnce();
  });

  it("AUTH-14 an entry that only says that no view is open is not listed", async () => {
    showWindow({ isWide: true });
    const none = { value: "", label: "Choose a view", disabled: true };
    await renderWithStore(
      <AppFrame brand="Funduq" views={[none, ...views]} view="" onView={vi.fn()} onLogOut={vi.fn()}>
        <p>content</p>
      </AppFrame>,
    );
    expect(screen.queryByText("Choose a view")).toBeNull();
    expect(screen.getAllByRole("listitem")).toHaveLength(views.length);
  });

  it("X-06 collapses to named icons, with the tools beside it and the log-out; the device remembers it", async () => {
    const { user, onLogOut, unmount } = await openFrame();
    expect(collapse().getAttribute("aria-expanded")).toBe("true");
    await user.click(collapse());
    expect(document.activeElement).toBe(expand());
    expect(expand().getAttribute("aria-expanded")).toBe("false");
    expect(link("Reports").title).toBe("Reports");
    expect(screen.queryByRole("button", { name: "Language" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Settings" }));
    const settings = within(screen.getByRole("dialog", { name: "Settings" }));
    expect(document.activeElement).toBe(settings.getByRole("button", { name: "Language" }));
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Settings" }));
    await user.click(screen.getByRole("button", { name: "Log out" }));
    expect(onLogOut).toHaveBeenCalledOnce();

    unmount();
    const again = await openFrame();
    await again.user.click(expand());
    expect(screen.getByRole("button", { name: "Language" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Settings" })).toBeNull();
    expect(link("Reports").title).toBe("");
    again.unmount();
    await openFrame();
    expect(collapse()).toBeTruthy();
  });

  it("X-02 X-06 Ctrl+B collapses and expands, also where the browser refuses storage", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    const { user, unmount } = await openFrame();
    await user.keyboard("{Control>}b{/Control}");
    expect(expand()).toBeTruthy();
    unmount();
    const again = await openFrame();
    await again.user.keyboard("{Control>}b{/Control}");
    expect(collapse()).toBeTruthy();
  });
});

it("AUTH-14 on other screens the views are a select in a menu that another view closes", async () => {
  const { user, onView } = await openFrame({ isWide: false });
  const select = screen.getByLabelText<HTMLSelectElement>("View");
  expect(Array.from(select.options, ({ disabled }) => disabled)).toEqual([false, false, true]);
  await user.selectOptions(select, "reports");
  expect(onView).toHaveBeenCalledExactlyOnceWith("reports");
  expect(screen.queryByRole("link", { name: "Reports" })).toBeNull();
  await user.keyboard("{Control>}b{/Control}");
  expect(screen.getByRole("button", { name: "Language" })).toBeTruthy();
});

it("AUTH-14 X-06 Escape closes the phone's menu and moves the focus to its button", async () => {
  const { user } = await openFrame({ isWide: false });
  const menu = screen.getByRole("button", { name: "Menu" });
  await user.click(menu);
  expect(menu.getAttribute("aria-expanded")).toBe("true");
  await user.tab();
  await user.keyboard("{Escape}");
  expect(menu.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(menu);
});
