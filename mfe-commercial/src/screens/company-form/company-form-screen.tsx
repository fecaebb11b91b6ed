import type { CompanyRecord } from "@funduq/shared-types/contracts/company-profile";
import { viewPath } from "@funduq/shared-types/rules/views";
import { type CompanyId, companyIdSchema, type HotelId } from "@funduq/shared-types/values/ids";
import {
  Button,
  DraftNotice,
  EmptyState,
  Name,
  notify,
  Page,
  PageHeader,
  QueryView,
  Skeleton,
  Stack,
  useShortcut,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CompanyIcon } from "@funduq/shared-ui/icons";
import { Link, useLeaveGuard, useNavigate } from "@funduq/shared-ui/router";
import { asFailure, useIsHere } from "@funduq/shared-ui/state";
import { useReadCompanyQuery } from "../../features/company/company.endpoints.ts";
import { CompanyFields } from "./company-fields.tsx";
import classes from "./company-form.module.css";
import { SaveFailure } from "./meanwhile.tsx";
import { useCompanyForm } from "./use-company-form.ts";

type CompanyFormScreenProps = { hotelId: HotelId; shown: string };

/** The record of a company, or an empty one (COM-02, COM-03). */
export function CompanyFormScreen({ hotelId, shown }: CompanyFormScreenProps) {
  if (shown === "new") return <Form hotelId={hotelId} company={undefined} />;
  const companyId = companyIdSchema.safeParse(shown).data;
  return companyId ? (
    <Known hotelId={hotelId} companyId={companyId} />
  ) : (
    <NotFound hotelId={hotelId} />
  );
}

function Known({ hotelId, companyId }: { hotelId: HotelId; companyId: CompanyId }) {
  const t = useText("commercial");
  const query = useReadCompanyQuery({ hotelId, companyId }, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  if (data) return <Form hotelId={hotelId} company={data} />;
  if (error !== undefined && asFailure(error).code === "company.not-found")
    return <NotFound hotelId={hotelId} />;
  return (
    <Page>
      <PageHeader title={t("edit-company")} />
      <QueryView query={query} skeleton={<Skeleton rows={10} />} errorMessage={t("load-failed")}>
        {() => null}
      </QueryView>
    </Page>
  );
}

function NotFound({ hotelId }: { hotelId: HotelId }) {
  const t = useText("commercial");
  return (
    <Page>
      <PageHeader title={t("edit-company")} />
      <EmptyState
        icon={CompanyIcon}
        message={t("company-not-found")}
        action={
          <Link className={classes.cancel} to={viewPath("commercial", hotelId)}>
            {t("back-to-list")}
          </Link>
        }
      />
    </Page>
  );
}

type FormProps = { hotelId: HotelId; company: CompanyRecord | undefined };

function Form({ hotelId, company }: FormProps) {
  const t = useText("commercial");
  const navigate = useNavigate();
  const isHere = useIsHere();
  const list = viewPath("commercial", hotelId);
  const form = useCompanyForm({
    hotelId,
    company,
    onSaved({ id }) {
      notify.success(t(company ? "saved" : "created"));
      // Opens the saved company, unless the user has left the form meanwhile.
      if (isHere.current) void navigate(`${list}?company=${id}`, { replace: true });
    },
  });
  useLeaveGuard(form.isEdited);
  useShortcut({
    keys: "Ctrl+Enter",
    label: t("save"),
    onPress: () => form.save(),
    disabled: form.isSaving,
  });
  return (
    <Page>
      <PageHeader
        title={company ? t("edit-company") : t("add")}
        subtitle={company && <Name>{company.name}</Name>}
      />
      <form noValidate onSubmit={form.save}>
        <Stack gap={4}>
          <DraftNotice form={form.typed} />
          <CompanyFields form={form} />
          <footer className={classes.footer}>
            <SaveFailure failure={form.failure} />
            <Link to={company ? `${list}?company=${company.id}` : list} className={classes.cancel}>
              {t("cancel")}
            </Link>
            <Button
              type="submit"
              variant="primary"
              saving={form.isSaving}
              aria-keyshortcuts="Control+Enter"
            >
              {t("save")}
            </Button>
          </footer>
        </Stack>
      </form>
    </Page>
  );
}
