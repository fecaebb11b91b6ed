import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { SuiteRouter } from "../components/provider/suite-router.tsx";
import { UiProvider } from "../components/provider/ui-provider.tsx";
import { textsReady } from "../i18n/catalogues.ts";
import { leaveBy, useLeaveGuard } from "./leave-guard.ts";

function Screen() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <output data-testid="address">{`${pathname}${search}`}</output>
      <Link to="/other">elsewhere</Link>
      <Link to="?tab=two">another tab</Link>
      <button type="button" onClick={() => leaveBy(() => setLeft(true))}>
        log out
      </button>
      {isLeft && <p>logged out</p>}
      <button type="button" onClick={() => void navigate("/saved", { replace: true })}>
        replace
      </button>
      {pathname === "/form" && (
        <>
          <Part label="first" />
          <Part label="second" />
        </>
      )}
    </>
  );
}

function Part({ label }: { label: string }) {
  const [typed, setTyped] = useState("");
  useLeaveGuard(typed !== "");
  return (
    <input aria-label={label} value={typed} onChange={(event) => setTyped(event.target.value)} />
  );
}

beforeEach(async () => {
  window.history.pushState(null, "", "/list");
  await act(() => textsReady("en"));
});

/** A page with two parts, come to from a list, and something typed in both. */
async function openForm() {
  const user = userEvent.setup();
  render(
    <SuiteRouter>
      <UiProvider>
        <Screen />
        <Link to="/form">form</Link>
      </UiProvider>
    </SuiteRouter>,
  );
  await user.click(screen.getByText("form"));
  await user.type(screen.getByLabelText("first"), "Royal");
  await user.type(screen.getByLabelText("second"), "Oran");
  return user;
}

const stands = (address: string) =>
  waitFor(() => expect(screen.getByTestId("address").textContent).toBe(address));
const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });
const typed = () => screen.getByLabelText<HTMLInputElement>("first").value;

describe("what stands unsaved on a page", () => {
  it("X-02 is asked for before a link leads away, and kept by whoever stays", async () => {
    const user = await openForm();
    await user.click(screen.getByText("elsewhere"));
    await question();
    await stands("/form");
    await user.click(screen.getByRole("button", { name: "Stay here" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(typed()).toBe("Royal");

    await user.click(screen.getByText("elsewhere"));
    await question();
    await user.click(screen.getByRole("button", { name: "Leave" }));
    await stands("/other");
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("X-02 is asked for before logging out, too", async () => {
    const user = await openForm();
    await user.click(screen.getByText("log out"));
    await question();
    expect(screen.queryByText("logged out")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(await screen.findByText("logged out")).toBeTruthy();
  });

  it("X-02 is asked for by the back button too", async () => {
    const user = await openForm();
    act(() => window.history.back());
    await question();
    await stands("/form");
    await waitFor(() => expect(window.location.pathname).toBe("/form"));
    await user.click(screen.getByRole("button", { name: "Stay here" }));
    expect(typed()).toBe("Royal");

    act(() => window.history.back());
    await question();
    await user.click(screen.getByRole("button", { name: "Leave" }));
    await stands("/list");
    await waitFor(() => expect(window.location.pathname).toBe("/list"));
  });

  it("X-02 asks for nothing on its own path, after saving, or with nothing typed", async () => {
    const user = await openForm();
    await user.click(screen.getByText("another tab"));
    await stands("/form?tab=two");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    act(() => window.history.back());
    await stands("/form");

    await user.clear(screen.getByLabelText("first"));
    await user.click(screen.getByText("elsewhere"));
    await question();
    await user.click(screen.getByRole("button", { name: "Stay here" }));
    await user.clear(screen.getByLabelText("second"));
    await user.click(screen.getByText("elsewhere"));
    await stands("/other");

    await user.click(screen.getByText("form"));
    await user.type(screen.getByLabelText("first"), "Royal");
    await user.click(screen.getByText("replace"));
    await stands("/saved");
    await user.click(screen.getByText("elsewhere"));
    await stands("/other");
  });
});
