import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

const REST_MS = 250;

export type UrlSearch = {
  /** What stands in the box. */
  text: string;
  /** What is searched for: the text once typing has rested. */
  query: string;
  setText: (text: string) => void;
};

/**
 * A search that survives a reload: `?search=` of the page. An address that changes by itself (the
 * back button, a link) changes the box as well.
 */
export function useUrlSearch(): UrlSearch {
  const [params, setParams] = useSearchParams();
  const inUrl = params.get("search") ?? "";
  const [text, setText] = useState(inUrl);
  const written = useRef(inUrl);

  useEffect(() => {
    if (inUrl === written.current) return;
    written.current = inUrl;
    setText(inUrl);
  }, [inUrl]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === inUrl) return;
    const rest = setTimeout(() => {
      written.current = wanted;
      setParams((now) => withSearch(now, wanted), { replace: true });
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [text, inUrl, setParams]);

  return { text, query: inUrl, setText };
}

function withSearch(params: URLSearchParams, query: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (query === "") changed.delete("search");
  else changed.set("search", query);
  return changed;
}
