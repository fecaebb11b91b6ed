import { useCallback, useRef, useState } from "react";
import { type DraftReader, forgetDraft, keepDraft, keptDraft } from "./drafts.ts";
import { useSelector } from "./store.ts";

export type DraftForm<Draft> = {
  draft: Draft;
  update: (patch: Partial<Draft>) => void;
  /** Whether it began with what was typed before a reload: show a `DraftNotice`. */
  restored: boolean;
  /** Back to the empty form. */
  startOver: () => void;
  /** Once it was saved or thrown away: the next form begins empty. */
  forget: () => void;
};

/**
 * The fields of a long form, which a reload, a crash or the back button does not empty.
 *
 * Kept per user, hotel and `name` in this tab, from the first change until `forget`. Where the form
 * was opened is where it belongs: it follows nobody into another hotel, nor past the sign-out.
 * `begin` makes the empty form; `reader` guards against a draft of another release.
 */
export function useDraft<Draft extends object>(
  name: string,
  begin: () => Draft,
  reader: DraftReader<Draft>,
): DraftForm<Draft> {
  const current = useSelector(
    ({ session }) => `${session.session?.user.id ?? ""}.${session.hotelId ?? ""}.${name}`,
  );
  const [place] = useState(current);
  const [kept] = useState(() => keptDraft(place, reader));
  const [draft, setDraft] = useState(() => ({ ...begin(), ...kept }));
  const [restored, setRestored] = useState(kept !== undefined);
  const latest = useRef(draft);

  const update = useCallback(
    (patch: Partial<Draft>) => {
      latest.current = { ...latest.current, ...patch };
      // At once: with the next step the form may be gone.
      keepDraft(place, latest.current);
      setDraft(latest.current);
    },
    [place],
  );
  const forget = useCallback(() => forgetDraft(place), [place]);
  function startOver() {
    forget();
    setRestored(false);
    latest.current = begin();
    setDraft(latest.current);
  }
  return { draft, update, restored, startOver, forget };
}
