import { expect, it } from "vitest";
import { browserSources } from "./browser-sources.ts";

/** What asks before typed input is lost, or keeps it: a guard, the set-up's `Section`, the dialog around the form, a draft. */
const KEEPS = [
  /\buseLeaveGuard\([^)]/u,
  /<Section\b[^>]*\bisEdited=/u,
  /\bonInput=\{onType\}/u,
  /\buseLeaveWarning\([\s\S]*<DraftNotice\b/u,
];

/** Forms whose own file has none of these, each with what makes that right. */
const ELSEWHERE: Record<string, string> = {
  "mfe-admin/src/screens/setup-hotel/information-frame.tsx": "its sections are edited or a draft",
  "mfe-admin/src/screens/setup-hotel/name-list.tsx": "its sections say that they are edited",
  "mfe-commercial/src/screens/commercial/invoices/invoices.tsx": "a search",
  "mfe-frontoffice/src/features/availability/find-availability.tsx": "a search",
  "mfe-frontoffice/src/features/group/group-form.tsx": "a draft, or sample data",
  "mfe-pos/src/screens/sales/checkout/room-payment.tsx": "a search",
  "mfe-pos/src/screens/sales/menu/menu-panel.tsx": "a search",
  "mfe-pos/src/screens/sales/reservations/list-tools.tsx": "a search",
  "mfe-pos/src/screens/sales/turns/pin-entry.tsx": "a PIN",
  "shell/src/finish-signin/email-form.tsx": "signs in",
  "shell/src/finish-signin/password-form.tsx": "signs in",
  "shell/src/session/sign-in-form.tsx": "signs in",
};

/** Parts of a form, not the form itself; what is around them keeps what is typed. */
const PARTS: Record<string, string> = {
  "mfe-admin/src/screens/setup-hotel/information-fields.tsx": "fields of the information's form",
  "mfe-frontoffice/src/features/guest/guest-notes.tsx": "a draft of the cardex",
  "mfe-pos/src/screens/manager/plan/table-form.tsx": "changes of the plan, which asks",
};

const forms = browserSources().filter(({ text }) => /<form\b/u.test(text));

it("X-02 every form outside a FormDialog asks before typed input is lost, or keeps a draft", () => {
  expect(forms.length).toBeGreaterThan(15);
  const unkept = forms.filter(({ text }) => !KEEPS.some((keeps) => keeps.test(text)));
  expect(unkept.map(({ file }) => file).toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted());
});

it("X-02 every component with a contract form has such a form, a dialog that saves it, or a draft", () => {
  const uses = /\buse(?:Contract|Controlled)Form\b/u;
  const keeps = /<form\b|<\w*(?:Dialog|Drawer)\b[\s\S]*\bon(?:Submit|Save)=|\buseDraft\b/u;
  const shown = browserSources().filter(
    ({ file, text }) => file.endsWith(".tsx") && uses.test(text),
  );
  expect(shown.length).toBeGreaterThan(20);
  const unkept = shown.filter(({ text }) => !keeps.test(text));
  expect(unkept.map(({ file }) => file).toSorted()).toEqual(Object.keys(PARTS).toSorted());
});
