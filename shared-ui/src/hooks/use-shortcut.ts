import { useEffect, useRef } from "react";

type Shortcut = {
  /** `F2`, `Escape`, or with modifiers: `Ctrl+Enter`, `Ctrl+KeyK` (physical key, any layout). */
  keys: string;
  onPress: () => void;
  disabled?: boolean;
};

/** A keyboard shortcut while the component is on the screen. Never a bare letter. */
export function useShortcut({ keys, onPress, disabled = false }: Shortcut): void {
  const press = useRef(onPress);
  press.current = onPress;
  useEffect(() => {
    if (disabled) return;
    const handle = (event: KeyboardEvent) => {
      if (nameOf(event) !== keys) return;
      event.preventDefault();
      press.current();
    };
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, [keys, disabled]);
}

function nameOf({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && "Ctrl", altKey && "Alt", shiftKey && "Shift"];
  return [...held.filter(Boolean), code].join("+");
}
