import { type ReactNode, useState } from "react";
import { useModal } from "./dialog.tsx";
import { LayerContext } from "./layers.ts";

type ModalFrameProps = {
  /** What it is, for screen readers. */
  label: string;
  onClose: () => void;
  className: string | undefined;
  children: ReactNode;
};

/** A bare modal for parts with a look of their own: focus inside, Esc and a click beside it close. */
export function ModalFrame({ label, onClose, className, children }: ModalFrameProps) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  useModal(element);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Esc
    <dialog
      ref={setElement}
      aria-label={label}
      aria-modal
      className={className}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        // The backdrop is the dialog's own, outside of its content.
        if (target === currentTarget) onClose();
      }}
    >
      <LayerContext value={element}>{children}</LayerContext>
    </dialog>
  );
}
