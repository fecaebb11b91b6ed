import { SegmentedControl, Select, Tabs } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { ReactNode } from "react";
import { PHONE, useNarrowScreen } from "../../features/layout/use-narrow-screen.ts";
import {
  groupOf,
  type ReportGroup,
  type ReportId,
  reportGroups,
  reportTitles,
} from "../../features/reports/report-list.ts";
import classes from "./report-choice.module.css";

type ChoiceProps = { report: ReportId; onChange: (report: ReportId) => void };

/**
 * The reports in groups: a row of groups and the reports of the chosen one as tabs; on a phone one list with headings.
 * The report stays as it is when the phone is turned.
 */
export function ReportChoice({
  report,
  onChange,
  children,
}: ChoiceProps & { children: ReactNode }) {
  const t = useText("admin");
  const isPhone = useNarrowScreen(PHONE);
  const group = groupOf(report);
  return (
    <>
      {isPhone ? (
        <ReportList report={report} onChange={onChange} />
      ) : (
        <ReportGroups report={report} onChange={onChange} />
      )}
      <div className={classes.tabs}>
        <Tabs<ReportId>
          label={isPhone ? t(reportTitles[report]) : t(`reports.of.${group.id}`)}
          listHidden={isPhone}
          value={report}
          onChange={onChange}
          tabs={group.reports.map((id) => ({
            id,
            label: t(reportTitles[id]),
            content: id === report ? children : null,
          }))}
        />
      </div>
    </>
  );
}

function ReportList({ report, onChange }: ChoiceProps) {
  const t = useText("admin");
  return (
    <Select<ReportId>
      label={t("reports.choose")}
      value={report}
      onChange={onChange}
      options={reportGroups.flatMap(({ id, reports }) =>
        reports.map((value) => ({
          value,
          label: t(reportTitles[value]),
          group: t(`reports.of.${id}`),
        })),
      )}
    />
  );
}

function ReportGroups({ report, onChange }: ChoiceProps) {
  const t = useText("admin");

  function openGroup(id: ReportGroup["id"]) {
    const group = reportGroups.find((each) => each.id === id);
    if (group) onChange(group.reports[0]);
  }

  return (
    <SegmentedControl<ReportGroup["id"]>
      label={t("reports.groups")}
      value={groupOf(report).id}
      onChange={openGroup}
      options={reportGroups.map(({ id }) => ({ value: id, label: t(`reports.of.${id}`) }))}
    />
  );
}
