import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
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
