import { useCallback, useEffect, useState } from "react";
import { loadPassportLines } from "./load-passport-lines.ts";
import type { readPassportLines } from "./passport-lines.ts";

type PassportParser = {
  /** Undefined until it has been fetched. */
  read: typeof readPassportLines | undefined;
  /** It could not be fetched. */
  failed: boolean;
  retry: () => void;
};

/** What parses the lines of a document, fetched while the form around it is shown. */
export function usePassportParser(): PassportParser {
  const [parser, setParser] = useState<Pick<PassportParser, "read" | "failed">>(notYet);
  const load = useCallback(() => {
    setParser(notYet);
    loadPassportLines().then(
      ({ readPassportLines: read }) => setParser({ read, failed: false }),
      () => setParser({ read: undefined, failed: true }),
    );
  }, []);
  useEffect(load, [load]);
  return { ...parser, retry: load };
}

const notYet = { read: undefined, failed: false };
