import { usePartsText } from "../../i18n/parts-text.ts";
import classes from "./palette.module.css";

/** Keys with a name of their own in each language. */
const named = [
  "Ctrl",
  "Alt",
  "Shift",
  "Enter",
  "Escape",
  "Tab",
  "Space",
  "Arrows",
  "Home",
  "End",
  "PageUp",
  "PageDown",
] as const;

/** `Ctrl+KeyK` as the keyboard labels it. */
export function Keys({ keys }: { keys: string }) {
  const t = usePartsText();
  const nameOf = (key: string) => {
    const known = named.find((name) => name === key);
    return known ? t(`key.${known}`) : key.replace(/^(Key|Digit|Numpad)/u, "");
  };
  return (
    <span className={classes.keys} dir="ltr">
      {keys.split("+").map((key) => (
        <kbd key={key} className={classes.key}>
          {nameOf(key)}
        </kbd>
      ))}
    </span>
  );
}
