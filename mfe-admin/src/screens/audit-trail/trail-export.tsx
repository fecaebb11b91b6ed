import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { Button, notify } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { DownloadIcon } from "@funduq/shared-ui/icons";
import { asFailure } from "@funduq/shared-ui/state";
import { useState } from "react";
import {
  type TrailFilter,
  useLazyReadWholeTrailQuery,
} from "../../features/audit-trail/audit-trail.endpoints.ts";
import { type FileKind, useSaveReport } from "../../features/reports/use-save-report.ts";
import { useFactWords } from "./fact-text.ts";
import { trailSheets } from "./trail-sheet.ts";

type TrailExportProps = { hotel: HotelMembership; filter: TrailFilter };

/** Takes all entries of the filter along, as CSV or a workbook, not only those that were scrolled to. */
export function TrailExport({ hotel, filter }: TrailExportProps) {
  const t = useText("admin");
  const { hotelId, timeZone } = hotel;
  const facts = useFactWords(timeZone);
  const saveReport = useSaveReport();
  const [readWhole] = useLazyReadWholeTrailQuery();
  const [saving, setSaving] = useState<FileKind>();

  async function handlePress(kind: FileKind) {
    setSaving(kind);
    const { data, error } = await readWhole({ hotelId, ...filter });
    if (data) await saveReport(kind, trailSheets(data, filter, { t, facts, timeZone }));
    else {
      const failure = asFailure(error);
      notify.error(failure, t("trail.export-failed", { reason: errorText(failure) }));
    }
    setSaving(undefined);
  }

  return (["csv", "xlsx"] as const).map((kind) => (
    <Button
      key={kind}
      icon={DownloadIcon}
      saving={saving === kind}
      savingText={t("trail.exporting")}
      disabled={saving !== undefined && saving !== kind}
      onClick={() => void handlePress(kind)}
    >
      {t(`reports.${kind}`)}
    </Button>
  ));
}
