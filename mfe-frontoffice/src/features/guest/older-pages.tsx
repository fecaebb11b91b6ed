import { Button, InlineError } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure } from "@funduq/shared-ui/state";

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

/** Loads the next older page of a list; after a failure what is shown stays, and the button tries again. */
export function OlderPages({ query, label, errorMessage }: OlderPagesProps) {
  const t = useText("frontoffice");
  if (!query.hasNextPage) return null;
  const failure = query.isFetchNextPageError ? asFailure(query.error) : undefined;
  return (
    <div>
      <InlineError failure={failure} message={failure && errorMessage} />
      <Button
        saving={query.isFetchingNextPage}
        savingText={t("loading")}
        onClick={() => void query.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  );
}
