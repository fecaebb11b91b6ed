import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router";
import { expect, it } from "vitest";
import { useSubmit } from "../../client/use-submit.ts";
import { goBack, leaveBy } from "../../hooks/leave-guard.ts";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { Button } from "../button/button.tsx";
import { TextField } from "../field/text-fields.tsx";
import { Dialog } from "./dialog.tsx";
import { DialogCancel } from "./dialog-cancel.tsx";
import { TypedConfirm } from "./typed-confirm.tsx";

let navigate: NavigateFunction;

/** Where the test stands, and how it goes elsewhere. */
function Address() {
  navigate = useNavigate();
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

let answer: () => void;
const send = () =>
  new Promise<{ data: true }>((resolve) => {
    answer = () => resolve({ data: true });
  });

function Form() {
  const { submit, isSaving } = useSubmit(send);
  const [opened, setOpened] = useState(true);
  const [name, setName] = useState("");
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      title="New guest"
      onSubmit={() => void submit(undefined)}
      footer={
        <>
          <DialogCancel />
          <Button type="submit" saving={isSaving}>
            Save
          </Button>
        </>
      }
    >
      <TextField label="Name" value={name} onChange={setName} />
    </Dialog>
  );
}

const over = (form: ReactNode) => (
  <>
    <Address />
    {form}
  </>
);

async function open(form: ReactNode) {
  const page = await renderWithStore(over(form), { route: "/list" });
  await act(async () => void navigate("/list?guest=new"));
  return page;
}

const address = () => screen.getByRole("status", { hidden: true }).textContent;
const stands = (wanted: string) => waitFor(() => expect(address()).toBe(wanted));
const form = () => screen.queryByRole("dialog", { name: "New guest" });
const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });
const button = (name: string) => screen.getByRole("button", { name });
const typeName = () =>
  fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Amina" } });
const typed = () => screen.getByLabelText<HTMLInputElement>("Name").value;

it("X-02 the back button asks before it takes away what was typed into a dialog", async () => {
  await open(<Form />);
  typeName();
  await act(async () => void navigate(-1));
  await question();
  await stands("/list?guest=new");
  await act(async () => button("Stay here").click());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(typed()).toBe("Amina");

  await act(async () => void navigate(-1));
  await question();
  await act(async () => button("Leave").click());
  await stands("/list");
});

it("X-02 a command of the palette asks too, and takes its way once agreed", async () => {
  await open(<Form />);
  const command = () => act(async () => leaveBy(() => void navigate("/other")));
  typeName();
  await command();
  await question();
  await act(async () => button("Leave").click());
  await stands("/other");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("X-02 a clean dialog, one that is done, and a word typed to confirm ask nothing", async () => {
  const { rerender } = await open(<Form />);
  await act(async () => void navigate(-1));
  await stands("/list");

  await act(async () => void navigate("/list?guest=new"));
  typeName();
  await act(async () => goBack(navigate));
  await stands("/list");

  rerender(
    over(
      <TypedConfirm
        opened
        onClose={() => undefined}
        onConfirm={() => undefined}
        title="Delete?"
        confirmLabel="Delete"
        word="Atlas"
      />,
    ),
  );
  await act(async () => void navigate("/list?delete=1"));
  fireEvent.input(screen.getByRole("textbox"), { target: { value: "Atl" } });
  await act(async () => void navigate(-1));
  await stands("/list");
});

it("X-02 a dialog that is saving stays: Esc, its buttons, back, a link and the palette wait for the outcome", async () => {
  const { user } = await open(<Form />);
  await user.click(button("Save"));
  const told = () => screen.findByText(/Still being saved/);
  await user.keyboard("{Escape}");
  await user.click(button("Close"));
  await user.click(button("Cancel"));
  expect(form()).toBeTruthy();

  const ways = [
    () => navigate(-1),
    () => navigate("/other"),
    () => leaveBy(() => void navigate("/other")),
  ];
  for (const go of ways) {
    await act(async () => void go());
    await told();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(address()).toBe("/list?guest=new");
  }

  await act(async () => answer());
  await user.click(button("Cancel"));
  expect(form()).toBeNull();
});

it("X-02 a browser that closes the dialog at the second Esc all the same finds it open while it saves", async () => {
  const { user } = await open(<Form />);
  await user.click(button("Save"));
  closeAsBrowser();
  expect(within(screen.getByRole("dialog")).getByLabelText("Name")).toBeTruthy();
  await act(async () => answer());
  closeAsBrowser();
  expect(form()).toBeNull();
});

function closeAsBrowser(): void {
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "New guest" });
  dialog.close();
  fireEvent(dialog, new Event("close"));
}
