import { screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, it, vi } from "vitest";
import { DeleteIcon, MoreIcon } from "../../icons.ts";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { Button, IconButton } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { ConfirmPopover } from "./confirm-popover.tsx";
import { Menu } from "./menu.tsx";
import { Popover } from "./popover.tsx";

const focused = () => document.activeElement?.textContent;

function RowMenu({ onEdit = () => {} }: { onEdit?: () => void }) {
  return (
    <Menu
      trigger={<IconButton icon={MoreIcon} label="Actions" />}
      items={[
        { label: "Edit", onSelect: onEdit },
        { label: "Move", onSelect: () => {} },
        { label: "Archive", onSelect: () => {}, disabled: true },
        { label: "Merge", onSelect: () => {} },
      ]}
    />
  );
}

it("X-06 a menu opens from either end, goes round and jumps by letter", async () => {
  const { user } = await renderWithStore(<RowMenu />);
  const button = screen.getByRole("button", { name: "Actions" });
  button.focus();

  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("Edit");
  await user.keyboard("{ArrowUp}");
  expect(focused()).toBe("Merge");
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("Edit");
  await user.keyboard("{End}{Home}m");
  expect(focused()).toBe("Move");
  await user.keyboard("er");
  expect(focused()).toBe("Merge");

  await user.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button);

  await user.keyboard("{ArrowUp}");
  expect(focused()).toBe("Merge");
});

it("X-06 a chosen item gives the focus back first; Tab leaves the menu", async () => {
  const onEdit = vi.fn();
  const { user } = await renderWithStore(<RowMenu onEdit={onEdit} />);
  const button = screen.getByRole("button", { name: "Actions" });

  await user.click(button);
  await user.keyboard("{Enter}");
  expect(onEdit).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);

  await user.click(button);
  await user.tab();
  expect(screen.queryByRole("menu")).toBeNull();
});

it("X-06 a small delete asks beside its button, safe answer first, and gives the focus back", async () => {
  const onConfirm = vi.fn();
  const { user } = await renderWithStore(
    <ConfirmPopover
      trigger={<IconButton icon={DeleteIcon} label="Delete Desserts" />}
      question="Delete the category Desserts?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />,
  );
  const button = screen.getByRole("button", { name: "Delete Desserts" });

  await user.click(button);
  expect(screen.getByRole("dialog", { name: "Delete the category Desserts?" })).toBeTruthy();
  expect(focused()).toBe("Cancel");
  await user.keyboard("{Enter}");
  expect(onConfirm).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);

  await user.click(button);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
});

it("X-06 Tab stays in a popover whose content is on its way, and goes round once it is there", async () => {
  const popover = (content: ReactNode) => (
    <>
      <Popover trigger={<Button>Filters</Button>} label="Filters" opened onClose={() => {}}>
        {content}
      </Popover>
      <Button>Behind</Button>
    </>
  );
  const { user, rerender } = await renderWithStore(popover(<p>Loading...</p>));
  const panel = screen.getByRole("dialog", { name: "Filters" });
  expect(document.activeElement).toBe(panel);
  await user.tab();
  expect(document.activeElement).toBe(panel);
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(panel);

  rerender(
    popover(
      <>
        <Button>First</Button>
        <Button>Last</Button>
      </>,
    ),
  );
  await user.tab({ shift: true });
  expect(focused()).toBe("Last");
  await user.tab();
  expect(focused()).toBe("First");
});

function AccountPopover({ onClose }: { onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Popover trigger={<Button>Settings</Button>} label="Settings" opened onClose={onClose}>
        <Button onClick={() => setAsking(true)}>Account</Button>
      </Popover>
      <Dialog opened={asking} onClose={() => setAsking(false)} title="Account">
        <p>Signed in as Nadia</p>
      </Dialog>
      <p>Behind</p>
    </>
  );
}

it("X-06 a press in a dialog that a popover opened keeps the popover, which gets the focus back", async () => {
  const onClose = vi.fn();
  const { user } = await renderWithStore(<AccountPopover onClose={onClose} />);
  const opener = screen.getByRole("button", { name: "Account" });
  await user.click(opener);
  await user.click(screen.getByText("Signed in as Nadia"));
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(document.activeElement).toBe(opener);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByText("Behind"));
  expect(onClose).toHaveBeenCalledOnce();
});
