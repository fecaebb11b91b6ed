import type { ChartOfAccounts, SaveChart } from "@funduq/shared-types/contracts/chart-of-accounts";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, Dialog, FormDialog, notify, QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure, useSubmit } from "@funduq/shared-ui/state";
import { useReadChartQuery, useSaveChartMutation } from "../../features/reports/chart.endpoints.ts";
import { chartParts } from "../../features/reports/purpose-words.ts";
import classes from "./chart-dialog.module.css";
import { ChartPart } from "./chart-part.tsx";
import { useChartForm } from "./use-chart-form.ts";

type ChartDialogProps = {
  hotelId: HotelId;
  /** What the entries on the screen have no account for: the first of them has the focus. */
  missing: readonly string[];
  onClose: () => void;
};

/** The hotel's chart of accounts, saved whole. */
export function ChartDialog({ hotelId, missing, onClose }: ChartDialogProps) {
  const t = useText("admin");
  const query = useReadChartQuery(hotelId);
  if (query.data)
    return <ChartForm hotelId={hotelId} chart={query.data} missing={missing} onClose={onClose} />;
  return (
    <Dialog opened title={t("chart.title")} onClose={onClose}>
      <QueryView
        query={query}
        skeleton={<Skeleton rows={6} />}
        errorMessage={t("chart.load-failed")}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}

type ChartFormProps = ChartDialogProps & { chart: ChartOfAccounts };

function ChartForm({ hotelId, chart, missing, onClose }: ChartFormProps) {
  const t = useText("admin");
  const { refetch } = useReadChartQuery(hotelId);
  const [save] = useSaveChartMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(save);
  const { base, form, showLatest } = useChartForm({ chart, missing, failure });

  async function handleSave(body: SaveChart) {
    if (!(await submit({ hotelId, body }))) return;
    notify.success(t("chart.saved"));
    onClose();
  }
  async function handleLatest() {
    const { data, error } = await refetch();
    if (!data) return notify.error(asFailure(error));
    showLatest(data);
    clearFailure();
  }
  const start = missing[0] ?? form.values.rows[0]?.purpose;
  return (
    <FormDialog
      size="medium"
      title={t("chart.title")}
      confirmLabel={t("chart.save")}
      isSaving={isSaving}
      failure={failure}
      failedText={t("chart.save-failed")}
      failureFacts={
        failure?.code === "request.stale" && (
          <Button onClick={() => void handleLatest()}>{t("chart.latest")}</Button>
        )
      }
      onSubmit={form.submit(handleSave)}
      onClose={onClose}
    >
      <div className={classes.about}>
        {base.accounts.length === 0 && <p>{t("chart.proposed")}</p>}
        <p>
          {t("chart.undated")} {t("chart.empty-line")}
        </p>
      </div>
      {chartParts.map((part) => (
        <ChartPart key={part} part={part} form={form} start={start} />
      ))}
    </FormDialog>
  );
}
