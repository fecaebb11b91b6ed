import type { Icon as TablerIcon } from "@tabler/icons-react";
import type { ComponentType } from "react";
import classes from "./icons.module.css";

/** `size` in pixels, 20 unless said otherwise. */
export type Icon = ComponentType<{ size?: number; className?: string }>;

/** An icon beside a word: it says nothing of its own to a screen reader. */
export function decorative(Base: TablerIcon): Icon {
  return ({ size = 20, className = "" }) => (
    <Base
      aria-hidden
      focusable={false}
      size={size}
      stroke={1.75}
      className={`${classes.icon} ${className}`}
    />
  );
}

/** An icon that points along the line of reading, and so turns round in Arabic. */
export function mirrored(Base: TablerIcon): Icon {
  const Straight = decorative(Base);
  return ({ className = "", ...props }) => (
    <Straight {...props} className={`${classes.mirrored} ${className}`} />
  );
}
