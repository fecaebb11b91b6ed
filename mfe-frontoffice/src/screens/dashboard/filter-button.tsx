import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, Drawer, Popover, Skeleton, useShortcut } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { FilterIcon } from "@funduq/shared-ui/icons";
import { Suspense } from "react";
import { latePart } from "../../late-part.ts";
import type { DashboardUrl } from "./use-dashboard-url.ts";
import { useIsPhone } from "./use-is-phone.ts";

const FilterPanel = latePart(async () => (await import("./filter-panel.tsx")).FilterPanel);

type FilterButtonProps = { hotelId: HotelId; grid: DayGrid | undefined; url: DashboardUrl };

/** 'Find Availability / Change Dates': a popover with two tabs, on a phone a drawer (FO-06, FO-08). */
export function FilterButton({ hotelId, grid, url }: FilterButtonProps) {
  const t = useText("frontoffice");
  const isPhone = useIsPhone();
  const opened = grid !== undefined && url.filterTab !== undefined;
  const label = t("filter.open");
  useShortcut({
    keys: "F4",
    label: t("filter.availability"),
    onPress: () => url.openFilter("availability"),
    disabled: !grid,
  });
  const button = (
    <Button
      icon={FilterIcon}
      disabled={!grid}
      aria-keyshortcuts="F4"
      title="F4"
      onClick={() => (opened ? url.closeFilter() : url.openFilter("daily"))}
    >
      {label}
    </Button>
  );
  const panel = grid && (
    <Suspense fallback={<Skeleton rows={8} />}>
      <FilterPanel hotelId={hotelId} grid={grid} url={url} />
    </Suspense>
  );
  if (!isPhone)
    return (
      <Popover trigger={button} label={label} opened={opened} onClose={url.closeFilter}>
        {panel}
      </Popover>
    );
  return (
    <>
      {button}
      <Drawer opened={opened} onClose={url.closeFilter} title={label}>
        {panel}
      </Drawer>
    </>
  );
}
