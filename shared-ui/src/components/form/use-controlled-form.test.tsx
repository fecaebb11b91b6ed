import { refused } from "@funduq/shared-types/rules/verdict";
import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import * as z from "zod";
import { clientFailure } from "../../client/api-failure.ts";
import { useDraft } from "../../client/use-draft.ts";
import { useShortcut } from "../../hooks/use-shortcut.ts";
import { switchLanguage } from "../../i18n/switch-language.ts";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { MoneyField, NumberField } from "../field/number-fields.tsx";
import { TextField } from "../field/text-fields.tsx";
import { formContract } from "./contract.ts";
import { useContractForm } from "./use-contract-form.ts";
import { useControlledForm } from "./use-controlled-form.ts";

type Typed = { guest: string; nights: { guests: number | null }[]; depositCentimes: number | null };

const empty: Typed = { guest: "", nights: [{ guests: 1 }, { guests: 1 }], depositCentimes: null };
const schema = z.object({
  fullName: z.string().trim().min(1),
  nights: z.array(z.object({ guests: z.int().min(1) })),
  depositCentimes: z.int().positive().max(1_000_000),
});
const reader = z.custom<Partial<Typed>>();
const tooMany = refused("booking.too-many-guests", { roomTypeName: "Double", maxOccupancy: 2 });

const contract = formContract<Typed, z.infer<typeof schema>>(schema, {
  request: ({ guest, ...rest }) => ({ ...rest, fullName: guest }),
  fieldAt: (path) => (path === "fullName" ? "guest" : (path as "depositCentimes")),
  rules: ({ guest, nights }) => ({
    "nights.1.guests": (nights[1]?.guests ?? 0) > 2 ? tooMany : undefined,
    guest: guest.includes("<") ? "document" : undefined,
  }),
});

function StayForm({ onSend = () => {}, failure }: Partial<StayFormProps>) {
  const { draft, update } = useDraft("probe", () => empty, reader);
  const form = useControlledForm(contract, { values: draft, update }, failure, {
    say: (path, { params }) => params?.rule && `${path}: ${params.rule}`,
    fieldOf: ({ code }) => (code === "network.timeout" ? "guest" : undefined),
  });
  return (
    <form noValidate onSubmit={form.submit(onSend)}>
      <TextField label="Guest" {...form.field("guest")} />
      <NumberField label="First" {...form.field("nights.0.guests")} />
      <NumberField label="Second" {...form.item("nights", 1)("guests")} />
      <MoneyField label="Deposit" {...form.field("depositCentimes")} />
      <Button type="submit">Save</Button>
    </form>
  );
}
type StayFormProps = {
  onSend: (body: unknown) => void;
  failure: ReturnType<typeof clientFailure>;
};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent?.trim());
const save = () => screen.getByRole("button", { name: "Save" });

it("X-02 X-04 the values are a draft's, a field of a list among them, and the contract reads them", async () => {
  const onSend = vi.fn();
  const page = await renderWithStore(<StayForm />);
  await page.user.type(field("Guest"), "Zohra Amrani");
  await page.user.clear(field("Second"));
  await page.user.type(field("Second"), "2");
  page.unmount();

  const { user } = await renderWithStore(<StayForm onSend={onSend} />);
  expect(field("Guest").value).toBe("Zohra Amrani");
  await user.type(field("Deposit"), "50");
  await user.click(save());
  expect(onSend).toHaveBeenCalledExactlyOnceWith({
    fullName: "Zohra Amrani",
    nights: [{ guests: 1 }, { guests: 2 }],
    depositCentimes: 5000,
  });
});

it("X-05 a field that is passed by says nothing; one that was changed and left says its fault until it is right", async () => {
  const { user } = await renderWithStore(<StayForm />);
  await user.click(field("Guest"));
  await user.tab();
  expect(alerts()).toEqual([]);

  await user.type(field("Guest"), "A{Backspace}");
  expect(alerts()).toEqual([]);
  await user.tab();
  expect(alerts()).toEqual(["Please fill in this field."]);
  await user.type(field("Guest"), "A");
  expect(alerts()).toEqual([]);
});

it("X-04 a fault that shows as a field is left waits until the pressed button is let go", async () => {
  const { user } = await renderWithStore(<StayForm />);
  await user.type(field("Deposit"), "0");
  await user.pointer({ keys: "[MouseLeft>]", target: save() });
  expect(document.activeElement).toBe(save());
  expect(alerts()).toEqual([]);
  await user.pointer({ keys: "[/MouseLeft]", target: document.body });
  expect(alerts()).toEqual(["It must be above zero."]);
});

it("X-05 a refusal of a rule is said at once, in the language of the moment; a word by the form's own sentence", async () => {
  const { user } = await renderWithStore(<StayForm />);
  await user.clear(field("Second"));
  await user.type(field("Second"), "3");
  expect(alerts()).toEqual([expect.stringContaining("Double")]);
  const english = alerts()[0];
  await act(() => switchLanguage("fr"));
  expect(alerts()).not.toEqual([english]);
  await act(() => switchLanguage("en"));

  await user.type(field("Guest"), "BEN<<A");
  await user.click(save());
  expect(alerts()).toContain("guest: document");
  expect(document.activeElement).toBe(field("Guest"));
});

it("X-04 the limits of an amount are said as money", async () => {
  const { user } = await renderWithStore(<StayForm />);
  await user.type(field("Deposit"), "0");
  await user.tab();
  expect(alerts()).toEqual(["It must be above zero."]);
  await user.clear(field("Deposit"));
  await user.type(field("Deposit"), "10.000,01");
  expect(alerts()).toEqual(["Must be at most 10.000,00\u00a0DA."]);
});

it("X-02 a failure that is about one field is said there until the field is changed", async () => {
  const failure = clientFailure("network.timeout");
  const { user } = await renderWithStore(<StayForm failure={failure} />);
  expect(alerts()).toEqual([failure.message]);
  expect(document.activeElement).toBe(field("Guest"));
  await user.type(field("Guest"), "A");
  expect(alerts()).toEqual([]);
});

it("X-02 the faults of a request are said at the fields that stand for them", async () => {
  const fields = [{ path: "fullName", message: "Unknown." }];
  const failure = { ...clientFailure("response.unreadable"), fields };
  const { user } = await renderWithStore(<StayForm failure={failure} />);
  expect(alerts()).toEqual(["Please fill in this field."]);
  await user.type(field("Guest"), "A");
  expect(alerts()).toEqual([]);
});

const name = z.object({ name: z.string().min(1) });

function OneField({ label }: { label: string }) {
  const form = useContractForm(name, { name: "" });
  return (
    <Dialog opened title={label} onClose={() => {}} onSubmit={form.submit(() => {})}>
      <TextField label={`Name in ${label}`} {...form.field("name")} />
      <Button type="submit">{`Save ${label}`}</Button>
    </Dialog>
  );
}

function TwoDialogs() {
  const [opened, setOpened] = useState(false);
  useShortcut({ keys: "F8", onPress: () => setOpened(true), isEverywhere: true });
  return (
    <>
      <OneField label="below" />
      {opened && <OneField label="top" />}
    </>
  );
}

it("X-05 the focus goes to the fault of the dialog on top, not to one below it", async () => {
  const { user } = await renderWithStore(<TwoDialogs />);
  await user.click(screen.getByRole("button", { name: "Save below" }));
  await user.keyboard("[F8]");
  await user.click(screen.getByRole("button", { name: "Save top" }));
  expect(document.activeElement).toBe(field("Name in top"));
});

function OnePart({ label }: { label: string }) {
  const form = useContractForm(name, { name: "" });
  return (
    <form noValidate onSubmit={form.submit(() => {})}>
      <TextField label={`Name in ${label}`} {...form.field("name")} />
      <Button type="submit">{`Save ${label}`}</Button>
    </form>
  );
}

it("X-05 of several forms on a page the focus goes to the fault of the one that was sent", async () => {
  const { user } = await renderWithStore(
    <>
      <OnePart label="first" />
      <OnePart label="second" />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Save first" }));
  await user.click(screen.getByRole("button", { name: "Save second" }));
  expect(document.activeElement).toBe(field("Name in second"));
});
