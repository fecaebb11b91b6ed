import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { Select } from "./choice-fields.tsx";
import { MoneyField, NumberField } from "./number-fields.tsx";
import { PhoneField } from "./text-fields.tsx";

function Price({ start = null }: { start?: number | null }) {
  const [price, setPrice] = useState<number | null>(start);
  return (
    <>
      <MoneyField label="Price" value={price} onChange={setPrice} />
      <output>{String(price)}</output>
    </>
  );
}

function Adults() {
  const [adults, setAdults] = useState<number | null>(7);
  return <NumberField label="Adults" value={adults} onChange={setAdults} min={1} max={8} />;
}

function Phone() {
  const [phone, setPhone] = useState("");
  return <PhoneField label="Phone" value={phone} onChange={setPhone} />;
}

it("X-01 takes an amount as people write it and shows it as the product does", async () => {
  const { user } = await renderWithStore(<Price />);
  const field = screen.getByLabelText("Price");

  await user.type(field, "1234,5");
  expect(screen.getByRole("status", { hidden: true }).textContent).toBe("123450");

  await user.tab();
  expect(field).toHaveProperty("value", "1.234,50");
});

it("X-02 keeps what is no amount and says so", async () => {
  const { user } = await renderWithStore(<Price />);
  const field = screen.getByLabelText("Price");

  await user.type(field, "12x");
  await user.tab();

  expect(field).toHaveProperty("value", "12x");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("Please enter an amount such as 1.234,56.");
  expect(field.getAttribute("aria-describedby")).toContain(screen.getByRole("alert").id);
});

it("steps a whole number with the arrows, within its bounds", async () => {
  const { user } = await renderWithStore(<Adults />);

  await user.click(screen.getByLabelText("Adults"));
  await user.keyboard("{ArrowUp}{ArrowUp}");

  expect(screen.getByLabelText("Adults")).toHaveProperty("value", "8");
});

it("BK-01 '1.5' adults are not 15: it stays as typed, counts as nothing and says so", async () => {
  const { user } = await renderWithStore(<Adults />);
  const field = screen.getByLabelText("Adults");

  await user.clear(field);
  await user.type(field, "1.5");
  expect(field).toHaveProperty("value", "1.5");
  expect(field.getAttribute("aria-valuenow")).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("Please enter a whole number.");

  await user.clear(field);
  await user.type(field, "٣");
  expect(field).toHaveProperty("value", "3");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps a phone number left to right, in the digits of the house", async () => {
  const { user } = await renderWithStore(<Phone />, { language: "ar" });

  await user.type(screen.getByLabelText("Phone"), "+213 ٥٥٠12");

  expect(screen.getByLabelText("Phone")).toHaveProperty("value", "+213 55012");
  expect(screen.getByLabelText("Phone").getAttribute("dir")).toBe("ltr");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("X-02 keeps letters in a phone number, and says that they are none", async () => {
  const { user } = await renderWithStore(<Phone />);
  const field = screen.getByLabelText("Phone");

  await user.type(field, "0550 Nadia");

  expect(field).toHaveProperty("value", "0550 Nadia");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toMatch(/^A phone number has digits/);
});

it("X-06 options of one group stand under its name, and are chosen as the others", async () => {
  const chosen = vi.fn();
  const options = [
    { value: "all", label: "All" },
    { value: "book", label: "Day book", group: "Day" },
    { value: "forecast", label: "Forecast", group: "Day" },
    { value: "taxes", label: "Taxes", group: "Accounting" },
  ];
  const { user } = await renderWithStore(
    <Select label="Report" value="all" onChange={chosen} options={options} />,
  );
  const list = screen.getByRole("combobox", { name: "Report" });
  const day = within(list).getByRole("group", { name: "Day" });
  expect(
    within(day)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Day book", "Forecast"]);
  expect(within(list).getAllByRole("group")).toHaveLength(2);
  await user.selectOptions(list, "Taxes");
  expect(chosen).toHaveBeenCalledWith("taxes");
});
