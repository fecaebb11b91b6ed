import { type KeyboardEvent, type ReactNode, useState } from "react";
import { SearchIcon } from "../../icons.ts";
import { ModalFrame } from "../dialog/modal-frame.tsx";
import { writingDirection } from "../field/text-fields.tsx";
import classes from "./palette-frame.module.css";

/** What was typed before the palette was there. */
export type Begun = { text: string; entered: boolean };

type PaletteStandInProps = {
  label: string;
  onClose: () => void;
  /** The palette, once it is there: it goes on with what was typed, if it had to be waited for. */
  children: ((begun: Begun | undefined) => ReactNode) | undefined;
};

/**
 * The field of the palette while its code is on the way: no key is lost, nor Enter. A letter that
 * is still being composed (an accent, a syllable) is finished here first.
 */
export function PaletteStandIn({ label, onClose, children }: PaletteStandInProps) {
  const [waited] = useState(children === undefined);
  const [text, setText] = useState("");
  const [entered, setEntered] = useState(false);
  const [isComposing, setComposing] = useState(false);
  if (children && !isComposing) return children(waited ? { text, entered } : undefined);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setEntered(true);
  }
  return (
    <ModalFrame label={label} onClose={onClose} className={classes.dialog}>
      <div className={classes.field} aria-busy>
        <SearchIcon />
        <input
          type="text"
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
          dir={writingDirection("auto", text)}
          className={classes.input}
          value={text}
          onChange={({ target }) => {
            setEntered(false);
            setText(target.value);
          }}
          onKeyDown={handleKey}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      </div>
    </ModalFrame>
  );
}
