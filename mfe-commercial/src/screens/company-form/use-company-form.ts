import {
  type CompanyDraft,
  type CompanyField,
  type CompanyProfile,
  type CompanyRecord,
  type CompanyValues,
  companyDraftSchema,
  MOST_PAYMENT_DAYS,
  type SavedCompany,
} from "@funduq/shared-types/contracts/company-profile";
import { refused } from "@funduq/shared-types/rules/verdict";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type FormWords, useControlledForm } from "@funduq/shared-ui/forms";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, useDraft, useSubmit } from "@funduq/shared-ui/state";
import { useEffect } from "react";
import {
  useChangeCompanyMutation,
  useCreateCompanyMutation,
} from "../../features/company/company.endpoints.ts";
import { companyContract } from "./company-contract.ts";
import { changedMeanwhile, isEdited, valuesOf, withValues } from "./company-values.ts";

export type CompanyForm = ReturnType<typeof useCompanyForm>;

type Start = {
  hotelId: HotelId;
  /** Undefined for a new company. */
  company: CompanyRecord | undefined;
  onSaved: (saved: SavedCompany) => void;
};

/**
 * A company's record with what was typed laid over it, and the call that saves it (COM-02). Where somebody
 * else saved first, the answer says so, the fields that they changed are marked, and the next press saves what was typed.
 */
export function useCompanyForm({ hotelId, company, onSaved }: Start) {
  const name = `company.${company?.id ?? "new"}`;
  const typed = useDraft<CompanyDraft>(name, () => ({}), companyDraftSchema);
  const creating = useSubmit(useCreateCompanyMutation()[0]);
  const changing = useSubmit(useChangeCompanyMutation()[0]);
  const { isSaving, failure, clearFailure } = company ? changing : creating;
  const { draft } = typed;
  const values = valuesOf(company, draft);
  useRebase(failure, draft.values !== undefined, () =>
    typed.update({ seen: undefined } as CompanyDraft),
  );

  function update(changes: Partial<CompanyValues>) {
    clearFailure();
    typed.update(withValues(draft, company, changes));
  }
  const form = useControlledForm(companyContract, { values, update }, failure, useCompanyWords());

  async function send(profile: CompanyProfile) {
    if (!company) return creating.submit({ hotelId, profile });
    const change = { ...profile, version: draft.seen ?? company.version };
    return changing.submit({ hotelId, companyId: company.id, change });
  }

  return {
    hotelId,
    company,
    typed,
    values,
    isSaving,
    failure,
    isEdited: isEdited(company, draft),
    field: form.field,
    item: form.item,
    update,
    meanwhile: (field: CompanyField) => changedMeanwhile(company, draft, field),
    save: form.submit(async (profile) => {
      const saved = await send(profile);
      if (!saved) return;
      typed.forget();
      onSaved(saved);
    }),
  };
}

/** After the API has answered that somebody else saved first, the next save overwrites their changes. */
function useRebase(failure: ApiFailure | undefined, isTyped: boolean, rebase: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (failure?.code === "request.stale" && isTyped) rebase();
  }, [failure]);
}

/** The form's own sentences, some of them the specification's. */
function useCompanyWords(): FormWords {
  const t = useText("commercial");
  /** Of an empty text, or an amount that can't be read. */
  const absent: Record<string, string> = {
    amount: t("fault.amount"),
    name: errorText(refused("company.name-missing", { fields: [] })),
  };
  const identifier = t("fault.identifier");
  const own: Record<string, string> = {
    name: t("fault.name"),
    nameOtherScript: t("fault.name"),
    rc: identifier,
    nif: identifier,
    nis: identifier,
    art: identifier,
    email: t("fault.email"),
    paymentTermsDays: t("fault.payment-days", { most: MOST_PAYMENT_DAYS }),
  };
  return {
    say(path, { code, params }) {
      if (params?.rule) return t("fault.department-twice");
      if (code === "too_big" && path !== "paymentTermsDays") return undefined;
      const word = isAmount(path) ? "amount" : path;
      return (code === "invalid_type" ? absent[word] : undefined) ?? own[word];
    },
    fieldOf: ({ code }) => (code === "company.nif-taken" ? "nif" : undefined),
  };
}

const isAmount = (path: string) =>
  path.startsWith("rate") || path.endsWith(".limitCentimes") || path === "creditLimit";
