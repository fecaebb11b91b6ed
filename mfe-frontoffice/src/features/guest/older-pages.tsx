import { Button, InlineError } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useFocusKept } from "../dialog/use-focus-kept.ts";

type OlderPagesProps = {
  /** An infinite query whose next page is the older one. */
  query: {
    error?: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  label: string;
  errorMessage: string;
};

/**
 * Loads the next older page of a list; after a failure what is shown stays, and the button tries again. After the
 * last page the focus stays at the end of the list, where the button was.
 */
export function OlderPages({ query, label, errorMessage }: OlderPagesProps) {
  const t = useText("frontoffice");
  const [isPressed, setIsPressed] = useState(false);
  const { hasNextPage } = query;
  const end = useFocusKept((body) => body, [], hasNextPage || !isPressed);
  const failure = query.isFetchNextPageError ? asFailure(query.error) : undefined;
  return (
    <div ref={end} tabIndex={-1}>
      {hasNextPage && (
        <>
          <InlineError failure={failure} message={failure && errorMessage} />
          <Button
            saving={query.isFetchingNextPage}
            savingText={t("loading")}
            onClick={() => {
              setIsPressed(true);
              void query.fetchNextPage();
            }}
          >
            {label}
          </Button>
        </>
      )}
    </div>
  );
}
