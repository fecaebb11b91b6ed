import type { Section } from "./section.tsx";
import { actions } from "./sections/actions.tsx";
import { choices } from "./sections/choices.tsx";
import { dates } from "./sections/dates.tsx";
import { dialogs } from "./sections/dialogs.tsx";
import { fields } from "./sections/fields.tsx";
import { forms } from "./sections/forms.tsx";
import { foundation } from "./sections/foundation.tsx";
import { frame } from "./sections/frame.tsx";
import { invoice } from "./sections/invoice.tsx";
import { layout } from "./sections/layout.tsx";
import { overlays } from "./sections/overlays.tsx";
import { print } from "./sections/print.tsx";
import { states } from "./sections/states.tsx";
import { statuses } from "./sections/statuses.tsx";
import { table } from "./sections/table.tsx";

export const sections: readonly Section[] = [
  foundation,
  actions,
  fields,
  choices,
  dates,
  forms,
  statuses,
  states,
  overlays,
  dialogs,
  layout,
  table,
  print,
  invoice,
  frame,
];
