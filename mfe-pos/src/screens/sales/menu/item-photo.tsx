import { useState } from "react";
import classes from "./menu.module.css";

/**
 * The photo of an item, in a place that the button keeps free for it. Nothing is drawn where it can't be read: without a
 * network the browser may not have it. Its name is on the button.
 */
export function ItemPhoto({ src }: { src: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img
      className={classes.photo}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setIsMissing(true)}
    />
  );
}
