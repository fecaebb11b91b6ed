import { useState } from "react";
import { useUiText } from "../../i18n/ui-text.ts";
import { Button } from "./button.tsx";

/** Copies a text where the browser lets a page copy: only over https, and on this machine itself. */
export function CopyButton({ text }: { text: string }) {
  const t = useUiText();
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  return (
    <Button
      variant="quiet"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
    </Button>
  );
}
