import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

const REST_MS = 250;

export type UrlSearch = {
  /** The content of the search box. */
  text: string;
  /** What is searched for: the text once typing has rested. */
  query: string;
  setText: (text: string) => void;
};

/**
 * A search that survives a reload: `#search=` of the page, or another `name` where it has several. It is in the fragment, as names are searched for: a
 * browser sends no fragment, so that no proxy can log it. An address that changes by itself (the back button,
 * a link) changes the box as well.
 */
export function useUrlSearch(name = "search"): UrlSearch {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const inUrl = new URLSearchParams(hash.slice(1)).get(name) ?? "";
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
      void navigate({ search, hash: fragmentWith(hash, name, wanted) }, { replace: true });
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [text, inUrl, search, hash, name, navigate]);

  return { text, query: inUrl, setText };
}

/** The fragment of an address whose list is searched for `query`. */
export function searchHash(query: string): string {
  return fragmentWith("", "search", query);
}

/** A fragment with one of its texts changed; an empty text is left out. */
export function fragmentWith(hash: string, name: string, text: string): string {
  const parts = new URLSearchParams(hash.slice(1));
  if (text === "") parts.delete(name);
  else parts.set(name, text);
  return parts.size === 0 ? "" : `#${parts}`;
}
