import { useEffect, useRef, useState } from "react";

/** Which faults may be said: none of a field that is still being typed in, all once the form was sent. */
export function useShownFaults() {
  const [isSent, setSent] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, "changed" | "left">>>({});
  const afterPress = useAfterPress();
  return {
    isShown: (path: string) => isSent || fields[path] === "left",
    changed: (path: string) =>
      setFields((before) => (before[path] ? before : { ...before, [path]: "changed" })),
    left: (path: string) =>
      afterPress(() =>
        setFields((before) => (before[path] ? { ...before, [path]: "left" } : before)),
      ),
    showAll: () => setSent(true),
    forget() {
      setSent(false);
      setFields({});
    },
  };
}

/** Runs at once, or when the mouse is let go: a form that grows meanwhile moves the pressed button away. */
function useAfterPress() {
  const isPressed = useRef(false);
  useEffect(() => {
    const follow = ({ type }: Event) => {
      isPressed.current = type === "pointerdown";
    };
    const types = ["pointerdown", "pointerup", "pointercancel"];
    for (const type of types) window.addEventListener(type, follow, { capture: true });
    return () => {
      for (const type of types) window.removeEventListener(type, follow, { capture: true });
    };
  }, []);
  return (run: () => void) => {
    if (isPressed.current) window.addEventListener("pointerup", run, { once: true });
    else run();
  };
}
