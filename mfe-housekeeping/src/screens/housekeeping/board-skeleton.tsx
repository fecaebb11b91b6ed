import { Grid, PageHeader, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";

/** The place of the cards that are coming. */
export function BoardSkeleton() {
  const t = useText("housekeeping");
  return (
    <>
      <PageHeader title={t("title")} />
      <Grid min={16}>
        {["a", "b", "c", "d", "e", "f"].map((card) => (
          <Skeleton key={card} height="8rem" />
        ))}
      </Grid>
    </>
  );
}
