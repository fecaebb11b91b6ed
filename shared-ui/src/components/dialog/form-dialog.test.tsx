import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { TextArea } from "../field/text-fields.tsx";
import { FormDialog } from "./form-dialog.tsx";

function Note({ onClose }: { onClose: () => void }) {
  const [note, setNote] = useState("");
  return (
    <FormDialog
      title="Note"
      confirmLabel="Save note"
      keepLabel="Leave it"
      onSubmit={() => undefined}
      onClose={onClose}
    >
      <TextArea label="Note" value={note} onChange={setNote} />
    </FormDialog>
  );
}

test("X-02 the safe button closes a clean form at once, and asks before what was typed is gone", async () => {
  const onClose = vi.fn();
  const { user } = await renderWithStore(<Note onClose={onClose} />);
  await user.click(screen.getByRole("button", { name: "Leave it" }));
  expect(onClose).toHaveBeenCalledTimes(1);

  await user.type(screen.getByRole("textbox"), "Late arrival");
  await user.click(screen.getByRole("button", { name: "Leave it" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
