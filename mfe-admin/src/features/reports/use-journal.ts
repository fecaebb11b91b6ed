import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import type { Journal } from "@funduq/shared-types/reports/journal-sheets";
import { asFailure } from "@funduq/shared-ui/state";
import { useMemo } from "react";
import { type JournalArgs, useReadJournalInfiniteQuery } from "./reports.endpoints.ts";

/** What paper and files hold at most. */
export const MOST_LINES = 50_000;

/** The journal's pages as one list; `readAll` reads those that are not there yet. */
export function useJournal(
  { hotelId, timeZone }: HotelMembership,
  wanted: Omit<JournalArgs, "hotelId">,
) {
  const query = useReadJournalInfiniteQuery({ hotelId, ...wanted });
  const { currentData, error, fetchNextPage } = query;
  const journal = useMemo(
    () => currentData && journalOf(currentData.pages, timeZone),
    [currentData, timeZone],
  );
  const isTooLong = (journal?.totals?.count ?? 0) > MOST_LINES;

  /** Undefined where the journal is too long, or a page can't be had. */
  async function readAll(): Promise<Journal | undefined> {
    let pages = isTooLong ? undefined : currentData?.pages;
    while (pages?.at(-1)?.next) {
      const answer = await fetchNextPage();
      pages = answer.isError ? undefined : answer.data?.pages;
    }
    return pages && journalOf(pages, timeZone);
  }

  return {
    journal,
    isTooLong,
    readAll,
    failure: error === undefined ? undefined : asFailure(error),
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    readAgain: () => void query.refetch(),
  };
}

function journalOf(
  pages: readonly Omit<Journal, "timeZone">[],
  timeZone: string,
): Journal | undefined {
  const [first] = pages;
  return first && { ...first, timeZone, lines: pages.flatMap(({ lines }) => lines) };
}
