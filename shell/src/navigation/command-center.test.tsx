import { registerCommands } from "@funduq/shared-ui";
import { textsReady } from "@funduq/shared-ui/i18n";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { address, at, heading, loaderOf, moduleOf, openShell } from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
});

const admin = aSession({ hotels: [aHotel({ role: "hotel-admin" })] });

it("X-06 Ctrl+K finds the views that somebody may open, and opens them", async () => {
  const { user } = await openShell({ session: admin, route: at("dashboard") });
  await heading("dashboard of Hôtel El Djazaïr");

  await user.keyboard("{Control>}[KeyK]{/Control}");
  await user.type(await screen.findByRole("combobox", { name: "Search and actions" }), "pos sal");
  await user.keyboard("{Enter}");

  await heading("pos-sales of Hôtel El Djazaïr");
  expect(address()).toBe(at("pos-sales"));
});

it("X-06 what is typed right after Ctrl+K is not lost, while the palette loads", async () => {
  const { user } = await openShell({ session: admin, route: at("dashboard") });
  await heading("dashboard of Hôtel El Djazaïr");
  await user.keyboard("{Control>}[KeyK]{/Control}");
  const first = document.activeElement;
  await user.keyboard("pos x{Backspace}sal{Enter}");

  await heading("pos-sales of Hôtel El Djazaïr");
  expect(first).toHaveProperty("tagName", "INPUT");
});

it("AUTH-17 the palette leaves out the views that are not somebody's", async () => {
  const { user } = await openShell({ session: aSession(), route: at("dashboard") });
  await heading("dashboard of Hôtel El Djazaïr");

  await user.click(screen.getByRole("button", { name: "Search and actions" }));
  const views = within(await screen.findByRole("group", { name: "Go to" }));
  expect(views.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Front Office",
    "POS Sales",
    "Kitchen",
  ]);
});

it("opening the palette brings what the visitor's other departments registered", async () => {
  const loader = loaderOf(async (name) => ({
    default: {
      ...moduleOf(name),
      register: () => {
        registerCommands({
          name,
          commands: () => [{ id: name, group: "actions", label: `Of ${name}`, run: () => {} }],
        });
      },
    },
  }));
  const { user } = await openShell({ session: admin, route: at("dashboard"), loader });
  await heading("dashboard of Hôtel El Djazaïr");

  await user.keyboard("{Control>}[KeyK]{/Control}");
  expect(await screen.findByRole("option", { name: "Of mfe-pos" })).toBeTruthy();
});

it("X-06 F1 shows what the keyboard can do, and Esc gives the focus back", async () => {
  const { user } = await openShell({ session: aSession(), route: at("dashboard") });
  await heading("dashboard of Hôtel El Djazaïr");
  const notes = screen.getByLabelText("Notes");
  notes.focus();

  await user.keyboard("[F1]");
  const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(within(sheet).getByText("Search and actions")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(notes);
});
