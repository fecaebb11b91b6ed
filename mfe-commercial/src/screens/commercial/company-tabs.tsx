import type { CompanyRecord } from "@funduq/shared-types/contracts/company-profile";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { lazyPart, Skeleton, Stack, Tabs } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useMay } from "@funduq/shared-ui/state";
import { Suspense } from "react";
import { CompanyFacts } from "./company-facts.tsx";
import { useCompanyUrl } from "./use-company-url.ts";

const Account = lazyPart(async () => (await import("./account/account.tsx")).Account);
const Debtors = lazyPart(async () => (await import("./debtors/debtors.tsx")).Debtors);
const Invoices = lazyPart(async () => (await import("./invoices/invoices.tsx")).Invoices);

type CompanyTabsProps = { hotelId: HotelId; company: CompanyRecord };

/** What is to be invoiced, the invoices, the account, and what was agreed (COM-04); the desk sees only the last. */
export function CompanyTabs({ hotelId, company }: CompanyTabsProps) {
  const t = useText("commercial");
  const maySee = useMay("invoices.view");
  const { values, change } = useCompanyUrl();
  const facts = (
    <Stack gap={4}>
      <CompanyFacts company={company} />
    </Stack>
  );
  if (!maySee) return facts;
  const companyRef = { hotelId, companyId: company.id };
  const tabs = [
    { id: "debtors", label: t("debtors"), content: <Debtors companyRef={companyRef} /> },
    { id: "invoices", label: t("invoices"), content: <Invoices companyRef={companyRef} /> },
    {
      id: "account",
      label: t("account"),
      content: (
        <Account
          companyRef={companyRef}
          creditLimitCentimes={company.creditLimitCentimes ?? null}
        />
      ),
    },
    { id: "details", label: t("details"), content: facts },
  ] as const;
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <Tabs
        label={t("of-company", { name: company.name })}
        value={values.tab ?? "debtors"}
        onChange={(tab) => change({ tab: tab === "debtors" ? null : tab })}
        tabs={tabs}
      />
    </Suspense>
  );
}
