import { type GroupRows, MAX_ROOMS_AT_ONCE } from "@funduq/shared-types/contracts/group-rooms";
import { savedRows } from "@funduq/shared-types/rules/group-rows";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import type { ListedStay } from "./group-steps.ts";

type Words = {
  /** How many were done, of how many. */
  summary: (counts: { saved: number; total: number }) => string;
  /** Why nothing can be done where no stay is listed. */
  nobody: string;
};

/**
 * A step that is done to many stays of a group at once: which of them are chosen, and what became of each. The
 * stays are those of when the dialog opened.
 */
export function useGroupStep(listed: () => ListedStay[], words: Words, onClose: () => void) {
  const t = useText("frontoffice");
  const [stays] = useState(listed);
  const [left, setLeft] = useState(new Set(stays.slice(MAX_ROOMS_AT_ONCE)));
  const [answer, setAnswer] = useState<GroupRows>();
  const chosen = stays.filter((stay) => !left.has(stay));

  function choose(stay: ListedStay, isChosen: boolean) {
    const others = [...left].filter((each) => each !== stay);
    setLeft(new Set(isChosen ? others : [...others, stay]));
  }
  const summaryOf = ({ rows }: GroupRows) =>
    words.summary({ saved: savedRows({ rows }), total: rows.length });
  function finish(done: GroupRows | undefined) {
    if (!done) return;
    if (savedRows(done) < done.rows.length) return setAnswer(done);
    notify.success(summaryOf(done));
    onClose();
  }
  function whyNot(): string | undefined {
    if (stays.length === 0) return words.nobody;
    if (chosen.length === 0) return t("group.step-nobody");
    return chosen.length > MAX_ROOMS_AT_ONCE
      ? t("group.step-most", { most: MAX_ROOMS_AT_ONCE })
      : undefined;
  }
  return {
    stays,
    chosen,
    choose,
    finish,
    whyNot: whyNot(),
    /** The stays as they are sent. */
    seen: chosen.map(({ id, version }) => ({ id, version })),
    answered: answer && { answer, sent: chosen, summary: summaryOf(answer) },
  };
}

export type GroupStep = ReturnType<typeof useGroupStep>;
