import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { SaleConflict } from "@funduq/shared-types/contracts/pos-recorded-sale";
import { Button, Card, EmptyState, QueryView } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { TillIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { ConflictCard } from "./conflict-card.tsx";
import { useListConflictsInfiniteQuery } from "./conflicts.endpoints.ts";
import classes from "./conflicts.module.css";
import { SettleDialog } from "./settle-dialog.tsx";

/** Bills that were sold twice, once without the network (POS-12): the manager finds out what happened, and settles them. */
export function ConflictsTab({ place }: { place: RestaurantRef }) {
  const t = useText("pos");
  const query = useListConflictsInfiniteQuery(place);
  const [settling, settle] = useState<SaleConflict>();
  return (
    <Card title={t("conflicts")}>
      <p className={classes.intro}>{t("conflicts.note")}</p>
      <QueryView
        query={{ ...query, data: query.currentData?.pages.flatMap(({ conflicts }) => conflicts) }}
        errorMessage={t("load-failed")}
        isEmpty={(conflicts) => conflicts.length === 0}
        empty={<EmptyState icon={TillIcon} message={t("conflicts.none")} />}
      >
        {(conflicts) => (
          <ul className={classes.list} aria-label={t("conflicts")}>
            {conflicts.map((conflict) => (
              <ConflictCard
                key={conflict.id}
                conflict={conflict}
                onSettle={() => settle(conflict)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {query.hasNextPage && (
        <Button
          saving={query.isFetchingNextPage}
          savingText={t("conflicts.loading")}
          onClick={() => void query.fetchNextPage()}
        >
          {t("conflicts.older")}
        </Button>
      )}
      {settling && (
        <SettleDialog place={place} conflict={settling} onClose={() => settle(undefined)} />
      )}
    </Card>
  );
}
