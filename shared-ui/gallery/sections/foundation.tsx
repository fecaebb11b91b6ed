import { Stack } from "@funduq/shared-ui";
import type { CSSProperties } from "react";
import classes from "../gallery.module.css";
import { type Section, Shot } from "../section.tsx";

const colours = [
  ...["page", "surface", "raised", "sunken", "border", "border-strong", "text", "muted"],
  ...["primary", "primary-pale", "saffron", "warning-pale", "danger", "danger-pale"],
  ...["success", "success-pale", "focus", "frame", "frame-raised"],
];
const sizes = ["tiny", "small", "", "large", "title", "display"];
const words = "Funduq 204 · 12.500,00 DA · فندق";

export const foundation: Section = {
  id: "foundation",
  title: "Colour and type",
  shows: [],
  when: [
    "Colours, sizes, spaces and radii come from tokens.css by name, never as values.",
    "Teal acts, saffron asks for attention, red destroys or failed; everything else is sand and ink.",
    "Amounts, dates and room numbers stand in figures of one width: Amount, or tabular-nums.",
  ],
  example: `.panel {
  padding: var(--fq-space-4);
  border: 1px solid var(--fq-border);
  border-radius: var(--fq-radius-large);
  background: var(--fq-surface);
}`,
  View: () => (
    <>
      <ul className={classes.swatches} lang="en" dir="ltr">
        {colours.map((name) => (
          <li
            key={name}
            className={classes.swatch}
            style={{ "--swatch": `var(--fq-${name})` } as CSSProperties}
          >
            {name}
          </li>
        ))}
      </ul>
      <Stack>
        {sizes.map((size) => (
          <Shot key={size} name={size || "size"}>
            <p style={{ fontSize: `var(--fq-size${size && `-${size}`})` }}>{words}</p>
          </Shot>
        ))}
      </Stack>
    </>
  ),
};
