import { act, screen, within } from "@testing-library/react";
import { useState } from "react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useShortcut } from "../../hooks/use-shortcut.ts";
import { addCatalogue } from "../../i18n/catalogues.ts";
import { textOf } from "../../i18n/use-text.ts";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { aHotel, aSession } from "../../testing/session.ts";
import { CommandPalette } from "./command-palette.tsx";
import { type CommandSource, registerCommands } from "./commands.ts";
import { ShortcutSheet } from "./shortcut-sheet.tsx";

const takenBack: (() => void)[] = [];
const register = (source: CommandSource) => takenBack.push(registerCommands(source));

afterEach(() => {
  for (const takeBack of takenBack.splice(0)) takeBack();
});

const onAudit = vi.fn();

const desk: CommandSource = {
  name: "desk",
  commands: ({ navigate, may }) => [
    {
      id: "walk-in",
      group: "actions",
      label: "Walk-in",
      keys: "F2",
      run: () => navigate("/walk-in"),
    },
    { id: "open-desk", group: "views", label: "Réception", run: () => navigate("/desk") },
    ...(may("users.manage")
      ? [{ id: "audit", group: "actions", label: "Night audit", run: onAudit } as const]
      : []),
  ],
};

const rooms = (search: CommandSource["search"]): CommandSource => ({
  name: "rooms",
  ...(search && { search }),
});
const room = (number: string, run = () => {}) =>
  ({ id: `room-${number}`, group: "rooms", label: `Room ${number}`, words: number, run }) as const;

function Desk() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Search
      </button>
      {opened && <CommandPalette onClose={() => setOpened(false)} />}
      <output aria-label="address">{useLocation().pathname}</output>
    </>
  );
}

async function openPalette(options: Parameters<typeof renderWithStore>[1] = {}) {
  const page = await renderWithStore(<Desk />, options);
  await page.user.click(screen.getByRole("button", { name: "Search" }));
  return { ...page, field: screen.getByRole("combobox") };
}

const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const active = () => screen.queryByRole("option", { selected: true })?.textContent;
const address = () => screen.getByLabelText("address").textContent;

describe("the palette", () => {
  it("X-05 X-06 offers nothing without a name, and names it once its department's words have come", async () => {
    let bring: (found: { texts: { there: string } }) => void = () => undefined;
    await openPalette();
    const words = new Promise<{ texts: { there: string } }>((resolve) => {
      bring = resolve;
    });
    act(() => {
      addCatalogue("late", { en: () => words, fr: {}, ar: {} });
      register({
        name: "late",
        commands: () => [
          { id: "late", group: "views", label: textOf("late")("there"), run: () => undefined },
        ],
      });
    });
    expect(options()).toEqual([]);
    bring({ texts: { there: "Audit trail" } });
    expect(await screen.findByRole("option", { name: "Audit trail" })).toBeTruthy();
  });

  it("X-06 stands on its field, opens with Enter and closes with Esc, the focus back where it was", async () => {
    register(desk);
    const { user, field } = await openPalette();
    expect(document.activeElement).toBe(field);
    expect(options()).toEqual(["Walk-inF2", "Réception"]);

    await user.keyboard("{ArrowDown}");
    expect(active()).toBe("Réception");
    expect(field.getAttribute("aria-activedescendant")).toBe(
      screen.getByRole("option", { selected: true }).id,
    );
    await user.keyboard("{ArrowDown}");
    expect(active()).toContain("Walk-in");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(document.activeElement?.textContent).toBe("Search");

    await user.keyboard("{Enter}{ArrowUp}{Enter}");
    expect(address()).toBe("/desk");
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("X-05 finds without accents and capitals, the best group first", async () => {
    register(desk);
    const { user, field } = await openPalette();
    await user.type(field, "RECEP");
    expect(options()).toEqual(["Réception"]);

    await user.clear(field);
    await user.type(field, "zzz");
    expect(await screen.findByText("Nothing found for zzz.")).toBeTruthy();
  });

  it("X-05 X-06 lists every place there is to go to while nothing is typed, of the rest the first", async () => {
    const many = (group: "views" | "actions") =>
      Array.from({ length: 10 }, (_, at) => ({
        id: `${group}-${at}`,
        group,
        label: `Some of the ${group} ${at}`,
        run: () => undefined,
      }));
    register({ name: "house", commands: () => [...many("actions"), ...many("views")] });
    const { user, field } = await openPalette();
    const listed = (name: string) =>
      within(screen.getByRole("group", { name })).getAllByRole("option").length;
    expect([listed("Go to"), listed("Actions")]).toEqual([10, 8]);

    await user.type(field, "some");
    expect([listed("Go to"), listed("Actions")]).toEqual([8, 8]);
  });

  it("AUTH-17 offers nobody what is not theirs", async () => {
    register(desk);
    const { unmount } = await openPalette();
    expect(options()).not.toContain("Night audit");
    unmount();

    await openPalette({ session: aSession({ hotels: [aHotel({ role: "hotel-admin" })] }) });
    expect(options()).toContain("Night audit");
  });

  it("opens the room whose number was typed, also when Enter comes before the answer", async () => {
    const open = vi.fn();
    const search = vi.fn(async (text: string) =>
      ["204", "2040"].filter((n) => n.startsWith(text)).map((n) => room(n, () => open(n))),
    );
    register(rooms(search));
    const { user, field } = await openPalette();

    await user.type(field, "204{Enter}");
    await expect.poll(() => open.mock.calls).toEqual([["204"]]);
    expect(search.mock.calls.map(([text]) => text)).toEqual(["204"]);
    await expect.poll(() => screen.queryByRole("combobox")).toBeNull();
  });

  it("says what a part that fails leaves out, and shows the rest", async () => {
    register(rooms(async () => [room("101")]));
    register({ name: "guests", search: () => Promise.reject(new Error("down")) });
    const { user, field } = await openPalette();

    await user.type(field, "101");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Part of the search did not answer.",
    );
    const group = screen.getByRole("group", { name: "Rooms" });
    expect(within(group).getByRole("option", { name: "Room 101" })).toBeTruthy();
  });
});

describe("a department whose commands break", () => {
  const broken = () => {
    throw new Error("a fault of the department");
  };
  const reported = vi.fn();
  beforeEach(() => {
    reported.mockClear();
    vi.stubGlobal("reportError", reported);
  });

  it("X-04 keeps nobody from the others'", async () => {
    register(desk);
    register({ name: "broken", commands: broken, search: broken });
    const { user, field } = await openPalette();
    await user.type(field, "walk");
    expect(screen.getByRole("option", { name: /Walk-in/ })).toBeTruthy();
    expect(await screen.findByText("Part of the search did not answer.")).toBeTruthy();
    expect(reported).toHaveBeenCalled();
  });

  it("X-04 says that the chosen one could not be done, also where Enter came before it was found", async () => {
    register(rooms(async () => [room("101", broken)]));
    const { user, field } = await openPalette();
    await user.type(field, "101{Enter}");
    expect(await screen.findByText("“Room 101” could not be done.")).toBeTruthy();
    expect(reported).toHaveBeenCalledOnce();
  });
});

function Screen() {
  useShortcut({ keys: "Ctrl+KeyB", label: "New booking", onPress: () => {} });
  useShortcut({ keys: "F2", label: "Walk-in", onPress: () => {} });
  useShortcut({ keys: "F9", onPress: () => {} });
  return <ShortcutSheet onClose={() => {}} />;
}

it("X-06 the sheet names the shortcuts of the screen, in the language in use", async () => {
  await renderWithStore(<Screen />, { language: "fr" });
  const sheet = screen.getByRole("dialog", { name: "Raccourcis clavier" });
  expect(within(sheet).getByText("New booking").closest("div")?.textContent).toBe(
    "CtrlBNew booking",
  );
  expect(within(sheet).getAllByText("F2")).toHaveLength(1);
  expect(sheet.textContent).not.toContain("F9");
  expect(sheet.textContent).toContain("Échap");
});
