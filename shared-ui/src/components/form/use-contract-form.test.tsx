import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import * as z from "zod";
import { baseApi } from "../../client/base-api.ts";
import { useSubmit } from "../../client/use-submit.ts";
import { switchLanguage } from "../../i18n/switch-language.ts";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "../../testing/server.ts";
import { Button } from "../button/button.tsx";
import { InlineError } from "../feedback/error-card.tsx";
import { TextField } from "../field/text-fields.tsx";
import { useContractForm } from "./use-contract-form.ts";

const contract = z.strictObject({
  guest: z.object({ fullName: z.string().trim().min(1).max(10) }),
  email: z.email(),
});

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveProbe: build.mutation<unknown, z.infer<typeof contract>>({
      query: (body) => ({ url: "guests", method: "POST", body }),
    }),
  }),
});

function GuestForm({ onSaved }: { onSaved: () => void }) {
  const [save] = api.useSaveProbeMutation();
  const { submit, isSaving, failure } = useSubmit(save);
  const form = useContractForm(contract, { guest: { fullName: "" }, email: "" }, failure);
  return (
    <form
      noValidate
      onSubmit={form.submit(async (body) => {
        if (await submit(body)) onSaved();
      })}
    >
      <TextField label="Name" required {...form.field("guest.fullName")} />
      <TextField label="Email" type="email" {...form.field("email")} />
      <InlineError failure={failure} />
      <Button type="submit" saving={isSaving}>
        Save
      </Button>
    </form>
  );
}

it("says what is wrong at the field, in the user's language, and goes there", async () => {
  const { user } = await renderWithStore(<GuestForm onSaved={vi.fn()} />, { language: "fr" });

  await user.type(screen.getByLabelText("Email"), "nobody");
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Veuillez remplir ce champ.")).toBeTruthy();
  expect(screen.getByText("Veuillez saisir une adresse e-mail valide.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
});

it("X-05 a fault follows the language that is chosen after it, also one that only the API found", async () => {
  server.use(
    http.post(apiUrl("guests"), () =>
      problem("request.invalid", {
        fields: [{ path: "email", message: "This address was refused." }],
      }),
    ),
  );
  const { user } = await renderWithStore(<GuestForm onSaved={vi.fn()} />);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("Please fill in this field.")).toHaveLength(2);
  await act(() => switchLanguage("fr"));
  expect(screen.getAllByText("Veuillez remplir ce champ.")).toHaveLength(2);

  await user.type(screen.getByLabelText("Name"), "Amine");
  await user.type(screen.getByLabelText("Email"), "a@b.dz");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const field = screen.getByLabelText("Email");
  await vi.waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"), 10_000);
  expect(screen.queryByText("This address was refused.")).toBeNull();
  await act(() => switchLanguage("en"));
  expect(screen.getByText("This address was refused.")).toBeTruthy();
});

it("X-02 keeps what was typed when the call fails, and sends it again", async () => {
  const onSaved = vi.fn();
  const sent: unknown[] = [];
  const answers = [() => problem("service.busy"), () => HttpResponse.json({ id: 1 })];
  server.use(
    http.post(apiUrl("guests"), async ({ request }) => {
      sent.push(await request.json());
      return answers.shift()?.();
    }),
  );
  const { user } = await renderWithStore(<GuestForm onSaved={onSaved} />);

  await user.type(screen.getByLabelText("Name"), " Amine ");
  await user.type(screen.getByLabelText("Email"), "a@b.dz");
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(
    await screen.findByText("The service is busy. Please try again in a moment."),
  ).toBeTruthy();
  expect(screen.getByText("Request request-1")).toBeTruthy();
  expect(screen.getByLabelText("Name")).toHaveProperty("value", " Amine ");

  await user.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce(), 10_000);
  expect(sent).toEqual([
    { guest: { fullName: "Amine" }, email: "a@b.dz" },
    { guest: { fullName: "Amine" }, email: "a@b.dz" },
  ]);
});

it("sends once, however often the button is pressed", async () => {
  let sent = 0;
  let answer = () => {};
  server.use(
    http.post(apiUrl("guests"), async () => {
      sent += 1;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ id: 1 });
    }),
  );
  const onSaved = vi.fn();
  const { user } = await renderWithStore(<GuestForm onSaved={onSaved} />);
  await user.type(screen.getByLabelText("Name"), "Amine");
  await user.type(screen.getByLabelText("Email"), "a@b.dz");

  await user.click(screen.getByRole("button", { name: "Save" }));
  const saving = await screen.findByRole("button", { name: "Saving..." });
  await user.click(saving);
  await user.type(screen.getByLabelText("Email"), "{Enter}");
  await vi.waitFor(() => expect(sent).toBe(1), 10_000);
  answer();

  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce(), 10_000);
  expect(sent).toBe(1);
});
