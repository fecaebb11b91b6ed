import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type PointerEvent, useRef, useState } from "react";
import classes from "./checkout.module.css";

/** In units of the drawing; a longer one is cut off where it would not be kept. */
export const SIGNATURE_SIZE = { width: 400, height: 120 } as const;
const MOST_LETTERS = 20_000;

/** Where the guest signs with a finger or a pen. Answers path data of an SVG, null while nothing is drawn. */
export function SignaturePad({ onChange }: { onChange: (path: string | null) => void }) {
  const t = useText("pos");
  const [path, setPath] = useState("");
  const isDrawing = useRef(false);

  function draw(command: "M" | "L", event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - box.left) / box.width) * SIGNATURE_SIZE.width);
    const y = Math.round(((event.clientY - box.top) / box.height) * SIGNATURE_SIZE.height);
    const next = `${path}${command}${Math.max(0, x)} ${Math.max(0, y)}`;
    if (next.length > MOST_LETTERS) return;
    setPath(next);
    onChange(next);
  }

  return (
    <fieldset className={classes.signature}>
      <legend>{t("checkout.signature")}</legend>
      <svg
        role="img"
        aria-label={t(path === "" ? "checkout.sign-here" : "checkout.signed")}
        viewBox={`0 0 ${SIGNATURE_SIZE.width} ${SIGNATURE_SIZE.height}`}
        preserveAspectRatio="none"
        onPointerDown={(event) => {
          isDrawing.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          draw("M", event);
        }}
        onPointerMove={(event) => isDrawing.current && draw("L", event)}
        onPointerUp={() => {
          isDrawing.current = false;
        }}
        onPointerCancel={() => {
          isDrawing.current = false;
        }}
      >
        <path d={path} />
      </svg>
      {path !== "" && (
        <Button
          variant="quiet"
          onClick={() => {
            setPath("");
            onChange(null);
          }}
        >
          {t("checkout.sign-again")}
        </Button>
      )}
    </fieldset>
  );
}
