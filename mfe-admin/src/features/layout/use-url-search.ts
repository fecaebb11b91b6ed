import { useDebouncedValue } from "@funduq/shared-ui";
import { useSearchParams } from "@funduq/shared-ui/router";
import { useEffect, useState } from "react";

const REST_MS = 250;

export type UrlSearch = {
  /** What stands in the box. */
  text: string;
  /** What is searched for: the text once typing has rested. */
  query: string;
  setText: (text: string) => void;
};

/** A search that survives a reload and the back button: `?search=` of the page. */
export function useUrlSearch(): UrlSearch {
  const [params, setParams] = useSearchParams();
  const inUrl = params.get("search") ?? "";
  const [text, setText] = useState(inUrl);
  const query = useDebouncedValue(text.trim(), REST_MS);

  useEffect(() => {
    if (query === inUrl) return;
    setParams((now) => withSearch(now, query), { replace: true });
  }, [query, inUrl, setParams]);

  return { text, query, setText };
}

function withSearch(params: URLSearchParams, query: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (query === "") changed.delete("search");
  else changed.set("search", query);
  return changed;
}
