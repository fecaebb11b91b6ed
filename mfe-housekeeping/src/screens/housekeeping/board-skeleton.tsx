import { PageHeader, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";

/** The place of the head and the cards that are coming. */
export function BoardSkeleton() {
  const t = useText("housekeeping");
  return (
    <>
      <PageHeader title={t("title")} />
      <Skeleton rows={5} height="8rem" />
    </>
  );
}
