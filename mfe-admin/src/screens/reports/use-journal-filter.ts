import {
  type JournalFilter,
  journalFilterShape,
} from "@funduq/shared-types/contracts/report-journal";
import { useUrlState } from "@funduq/shared-ui/router";

const noFilter = {
  kind: null,
  source: null,
  name: null,
  by: null,
  owner: null,
  folios: null,
  ledger: null,
};

/** The filter is in the URL: a figure of another report links to the lines that it sums (REP-01). */
export function useJournalFilter() {
  const { values, change } = useUrlState(journalFilterShape);
  const filter: JournalFilter = values;
  return {
    filter,
    isFiltering: Object.keys(filter).length > 0,
    narrow: (more: Parameters<typeof change>[0]) => change(more, { replace: true }),
    clear: () => change(noFilter, { replace: true }),
  };
}
