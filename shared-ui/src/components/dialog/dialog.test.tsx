import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { Button } from "../button/button.tsx";
import { TextField } from "../field/text-fields.tsx";
import { Dialog, Drawer } from "./dialog.tsx";
import { DialogCancel } from "./dialog-cancel.tsx";

function NewGuest() {
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState("");
  return (
    <>
      <Button onClick={() => setOpened(true)}>New guest</Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="New guest"
        footer={
          <>
            <DialogCancel />
            <Button onClick={() => setOpened(false)}>Done</Button>
          </>
        }
        onSubmit={() => setOpened(false)}
      >
        <TextField label="Name" value={name} onChange={setName} />
      </Dialog>
    </>
  );
}

function Card() {
  const [state, setState] = useState<"due" | "asked" | "done">("due");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card of a grid that wraps
    <div role="gridcell" tabIndex={-1} aria-label="Room 101">
      {state !== "done" && <Button onClick={() => setState("asked")}>Check in</Button>}
      <Dialog
        opened={state === "asked"}
        title="Check in?"
        onClose={() => setState("due")}
        footer={<Button onClick={() => setState("done")}>Yes</Button>}
      >
        Room 101
      </Dialog>
    </div>
  );
}

it("X-06 begins in the first field and gives focus back on Esc", async () => {
  const { user } = await renderWithStore(<NewGuest />);
  const opener = screen.getByRole("button", { name: "New guest" });

  await user.click(opener);
  expect(screen.getByRole("dialog", { name: "New guest" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));

  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it("gives focus back when a button of its own closes it", async () => {
  const { user } = await renderWithStore(<NewGuest />);
  const opener = screen.getByRole("button", { name: "New guest" });

  await user.click(opener);
  await user.click(screen.getByRole("button", { name: "Done" }));

  expect(document.activeElement).toBe(opener);
});

it("X-06 gives focus to the cell that the opener stood in, where the deed took the opener away", async () => {
  const { user } = await renderWithStore(<Card />);
  await user.click(screen.getByRole("button", { name: "Check in" }));
  await user.click(screen.getByRole("button", { name: "Yes" }));
  expect(document.activeElement).toBe(screen.getByRole("gridcell", { name: "Room 101" }));
});

it("X-02 Esc and the cross ask before they throw away what was typed", async () => {
  const { user } = await renderWithStore(<NewGuest />);
  await user.click(screen.getByRole("button", { name: "New guest" }));
  await user.type(screen.getByLabelText("Name"), "Amina");

  await user.keyboard("{Escape}");
  expect(screen.getByRole("alert").textContent).toBe("Discard what you typed?");
  await user.click(screen.getByRole("button", { name: "Continue typing" }));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Amina");

  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("X-02 'Cancel' asks as Esc does, and closes at once where nothing was typed", async () => {
  const { user } = await renderWithStore(<NewGuest />);
  await user.click(screen.getByRole("button", { name: "New guest" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();

  await user.click(screen.getByRole("button", { name: "New guest" }));
  await user.type(screen.getByLabelText("Name"), "Amina");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("alert").textContent).toBe("Discard what you typed?");
  await user.click(screen.getByRole("button", { name: "Continue typing" }));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Amina");

  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("asks before a reload throws away what was typed, and only then", async () => {
  const { user } = await renderWithStore(<NewGuest />);
  await user.click(screen.getByRole("button", { name: "New guest" }));
  expect(mayLeave()).toBe(true);

  await user.type(screen.getByLabelText("Name"), "Amina");
  expect(mayLeave()).toBe(false);

  await user.keyboard("{Enter}");
  expect(mayLeave()).toBe(true);
});

function mayLeave(): boolean {
  return window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

it("dims what is below once, however many dialogs lie upon each other", async () => {
  await renderWithStore(
    <>
      <Drawer opened onClose={() => {}} title="Stay">
        Room 204
      </Drawer>
      <Dialog opened onClose={() => {}} title="Folios">
        Guest
      </Dialog>
    </>,
  );

  const below = (name: string) => screen.getByRole("dialog", { name }).hasAttribute("data-below");
  expect([below("Stay"), below("Folios")]).toEqual([true, false]);
});

it("X-06 Ctrl+Enter presses the main button, once, and never that of a dialog below", async () => {
  const pressed: string[] = [];
  const dialog = (title: string, saving = false) => (
    <Dialog
      opened
      onClose={() => undefined}
      title={title}
      onSubmit={() => pressed.push(title)}
      footer={
        <Button type="submit" saving={saving}>
          {`Save ${title}`}
        </Button>
      }
    >
      <TextField label={title} value="" onChange={() => undefined} />
    </Dialog>
  );
  const two = (saving: boolean) => (
    <>
      {dialog("stay")}
      {dialog("guest", saving)}
    </>
  );
  const { user, rerender } = await renderWithStore(dialog("stay"));
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(pressed).toEqual(["stay"]);
  rerender(two(false));
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(pressed).toEqual(["stay", "guest"]);
  rerender(two(true));
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(pressed).toEqual(["stay", "guest"]);
});
