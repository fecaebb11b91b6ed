import type { CompanyRecord } from "@funduq/shared-types/contracts/company-profile";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, ConfirmDialog, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon, HideIcon, UndoIcon } from "@funduq/shared-ui/icons";
import { useMay, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import {
  useArchiveCompanyMutation,
  useDeleteCompanyMutation,
  useRestoreCompanyMutation,
} from "../../features/company/company.endpoints.ts";
import { useCompanyUrl } from "./use-company-url.ts";

type ArchiveActionsProps = { hotelId: HotelId; company: CompanyRecord };
type Step = "archive" | "restore" | "delete";

/** Archives a company, brings it back, or deletes one that nothing names (COM-06). */
export function ArchiveActions({ hotelId, company }: ArchiveActionsProps) {
  const t = useText("commercial");
  const mayArchive = useMay("companies.archive");
  const mayDelete = useMay("companies.delete");
  const [asked, setAsked] = useState<Step>();
  const isArchived = company.archivedAt !== null;
  return (
    <>
      {mayArchive && (
        <Button
          icon={isArchived ? UndoIcon : HideIcon}
          onClick={() => setAsked(isArchived ? "restore" : "archive")}
        >
          {t(isArchived ? "restore" : "archive")}
        </Button>
      )}
      {mayDelete && (
        <Button icon={DeleteIcon} variant="quiet" onClick={() => setAsked("delete")}>
          {t("delete")}
        </Button>
      )}
      {asked && (
        <StepDialog
          hotelId={hotelId}
          company={company}
          step={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

type StepDialogProps = ArchiveActionsProps & { step: Step; onClose: () => void };

function StepDialog({ hotelId, company, step, onClose }: StepDialogProps) {
  const t = useText("commercial");
  const { open } = useCompanyUrl();
  const steps = {
    archive: useSubmit(useArchiveCompanyMutation()[0]),
    restore: useSubmit(useRestoreCompanyMutation()[0]),
    delete: useSubmit(useDeleteCompanyMutation()[0]),
  };
  const { submit, isSaving, failure } = steps[step];
  const { id: companyId, name, version } = company;

  async function confirm() {
    const done = await submit({ hotelId, companyId, version });
    if (done === undefined) return;
    notify.success(t(`${step}-done`, { name }));
    if (step === "delete") open(null, { replace: true });
    onClose();
  }

  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t(`${step}-title`, { name })}
      confirmLabel={t(step)}
      danger={step === "delete"}
      saving={isSaving}
    >
      <p>{t(`${step}-text`)}</p>
      <CallFailure failure={failure} />
    </ConfirmDialog>
  );
}
