import { SIGNATURE_BOX, SIGNATURE_SIZE } from "@funduq/shared-types/values/signature";
import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type PointerEvent, useRef } from "react";
import classes from "./checkout.module.css";

/** The longest path that the API takes; what is drawn after it is left out. */
const MOST_LETTERS = 20_000;

type SignaturePadProps = {
  /** Path data of an SVG, empty while nothing is drawn. */
  path: string;
  onChange: (path: string | null) => void;
};

/** Where the guest signs with a finger or a pen. */
export function SignaturePad({ path, onChange }: SignaturePadProps) {
  const t = useText("pos");
  const isDrawing = useRef(false);
  // Several moves of the finger may come before the next render: each continues the one before.
  const drawn = useRef(path);
  drawn.current = path;

  function draw(command: "M" | "L", event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - box.left) / box.width) * SIGNATURE_SIZE.width);
    const y = Math.round(((event.clientY - box.top) / box.height) * SIGNATURE_SIZE.height);
    const next = `${drawn.current}${command}${Math.max(0, x)} ${Math.max(0, y)}`;
    if (next.length > MOST_LETTERS) return;
    drawn.current = next;
    onChange(next);
  }

  return (
    <fieldset className={classes.signature}>
      <legend>{t("checkout.signature")}</legend>
      <svg
        role="img"
        aria-label={t(path === "" ? "checkout.sign-here" : "checkout.signed")}
        viewBox={SIGNATURE_BOX}
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
        <Button variant="quiet" onClick={() => onChange(null)}>
          {t("checkout.sign-again")}
        </Button>
      )}
    </fieldset>
  );
}
