import { may } from "@funduq/shared-types/rules/permissions";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useHotel, usePrincipal, useSession } from "../../client/session-hooks.ts";
import { useDispatch } from "../../client/store.ts";
import { leaveBy } from "../../hooks/leave-guard.ts";
import { useDebouncedValue } from "../../hooks/use-debounced-value.ts";
import { usePartsText } from "../../i18n/parts-text.ts";
import {
  type Command,
  type CommandSource,
  type CommandTools,
  useCommandSources,
} from "./commands.ts";
import { rankOf, type Section, sectionsOf } from "./rank.ts";

const DEBOUNCE_MS = 300;

type Answer = { text: string; commands: readonly Command[]; failed: boolean };

const nothing: Answer = { text: "", commands: [], failed: false };

export type Found = {
  sections: readonly Section[];
  /** Somebody is still being asked about the text as it stands. */
  isSearching: boolean;
  failed: boolean;
};

/** What fits the text: the commands at hand at once, the API's a moment later. */
export function useFound(text: string): Found {
  const tools = useTools();
  const sources = useCommandSources();
  const answer = useAnswer(text, sources, tools);
  const words = usePartsText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a department's texts may come after its commands
  const sections = useMemo(() => {
    const atHand = tools ? commandsAtHand(sources, tools) : [];
    if (text === "")
      return sectionsOf(
        atHand.map((command) => ({ command, rank: 0 })),
        "views",
      );
    return sectionsOf([...ranked(atHand, text), ...ranked(answer.commands, text, answer.text)]);
  }, [sources, tools, text, answer, words]);
  const isSearching = text !== "" && answer.text !== text && sources.some(({ search }) => search);
  return { sections, isSearching, failed: answer.failed && answer.text === text };
}

/** Without those whose words are still on their way: nobody can choose what has no name. */
function commandsAtHand(sources: readonly CommandSource[], tools: CommandTools) {
  return sources.flatMap((source) => commandsOf(source, tools)).filter(({ label }) => label !== "");
}

/** A department whose commands break keeps nobody from the others'; the console is told. */
function commandsOf({ commands }: CommandSource, tools: CommandTools): readonly Command[] {
  try {
    return commands?.(tools) ?? [];
  } catch (error) {
    reportError(error);
    return [];
  }
}

/** What the API found for these very words fits, even where its own words differ: a phone number. */
function ranked(commands: readonly Command[], text: string, answerTo?: string) {
  return commands.flatMap((command) => {
    const rank = rankOf(command, text) ?? (answerTo === text ? 4 : undefined);
    return rank === undefined ? [] : [{ command, rank }];
  });
}

function useAnswer(
  text: string,
  sources: readonly CommandSource[],
  tools: CommandTools | undefined,
) {
  const [answer, setAnswer] = useState(nothing);
  const rested = useDebouncedValue(text, DEBOUNCE_MS);
  useEffect(() => {
    if (rested === "" || !tools) return;
    let stale = false;
    const asked = sources.flatMap(({ search }) =>
      search ? [Promise.resolve().then(() => search(rested, tools))] : [],
    );
    void Promise.allSettled(asked).then((settled) => {
      if (stale) return;
      setAnswer({
        text: rested,
        commands: settled.flatMap((one) => (one.status === "fulfilled" ? one.value : [])),
        failed: settled.some(({ status }) => status === "rejected"),
      });
    });
    return () => {
      stale = true;
    };
  }, [rested, sources, tools]);
  return answer;
}

function useTools(): CommandTools | undefined {
  const session = useSession();
  const hotel = useHotel();
  const principal = usePrincipal();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return useMemo(
    () =>
      session && {
        session,
        hotel,
        may: (action) => principal !== undefined && may(principal, action),
        dispatch,
        navigate: (to) => leaveBy(() => void navigate(to)),
      },
    [session, hotel, principal, dispatch, navigate],
  );
}
