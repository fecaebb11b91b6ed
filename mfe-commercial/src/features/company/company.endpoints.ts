import type { CompanyState } from "@funduq/shared-types/contracts/company";
import {
  type CompanyExport,
  companyExportSchema,
  type ImportAnswer,
  type ImportCompanies,
  type ImportRow,
  importAnswerSchema,
} from "@funduq/shared-types/contracts/company-import";
import {
  type ChangeCompany,
  type CompanyDuplicateSearch,
  type CompanyDuplicates,
  type CompanyProfile,
  type CompanyRecord,
  type CompanyRef,
  type CompanyStep,
  companyDuplicatesSchema,
  companyRecordSchema,
  type SavedCompany,
  savedCompanySchema,
} from "@funduq/shared-types/contracts/company-profile";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints, type Tag } from "@funduq/shared-ui/state";

const companyUrl = ({ hotelId, companyId }: CompanyRef) =>
  `hotels/${hotelId}/companies/${companyId}`;

/** After a save, and after a refusal that shows that the record on screen is outdated. */
const changedCompany = (_saved: unknown, failure: { status: number } | undefined): Tag[] =>
  !failure || [404, 409].includes(failure.status) ? ["Company"] : [];

const step = (url: string, body: CompanyStep) => ({ url, method: "POST", body });

type CompaniesAsked = { hotelId: HotelId; query: string; state: CompanyState };

const endpoints = injectEndpoints({
  owner: "mfe-commercial/company",
  endpoints: (build) => ({
    readCompany: build.query<CompanyRecord, CompanyRef>({
      query: companyUrl,
      responseSchema: companyRecordSchema,
      providesTags: ["Company"],
    }),
    createCompany: build.mutation<SavedCompany, { hotelId: HotelId; profile: CompanyProfile }>({
      query: ({ hotelId, profile }) => ({
        url: `hotels/${hotelId}/companies`,
        method: "POST",
        body: profile,
      }),
      responseSchema: savedCompanySchema,
      invalidatesTags: changedCompany,
    }),
    changeCompany: build.mutation<SavedCompany, CompanyRef & { change: ChangeCompany }>({
      query: ({ change, ...ref }) => ({ url: companyUrl(ref), method: "PUT", body: change }),
      responseSchema: savedCompanySchema,
      invalidatesTags: changedCompany,
    }),
    archiveCompany: build.mutation<SavedCompany, CompanyRef & CompanyStep>({
      query: ({ version, ...ref }) => step(`${companyUrl(ref)}/archive`, { version }),
      responseSchema: savedCompanySchema,
      invalidatesTags: changedCompany,
    }),
    restoreCompany: build.mutation<SavedCompany, CompanyRef & CompanyStep>({
      query: ({ version, ...ref }) => step(`${companyUrl(ref)}/restore`, { version }),
      responseSchema: savedCompanySchema,
      invalidatesTags: changedCompany,
    }),
    deleteCompany: build.mutation<SavedCompany, CompanyRef & CompanyStep>({
      query: ({ version, ...ref }) => ({
        url: companyUrl(ref),
        method: "DELETE",
        body: { version },
      }),
      responseSchema: savedCompanySchema,
      invalidatesTags: changedCompany,
    }),
    /** A dry run, which writes nothing: a mutation, as it is asked once for each file. */
    checkImport: build.mutation<ImportAnswer, { hotelId: HotelId; rows: readonly ImportRow[] }>({
      query: ({ hotelId, rows }) => ({
        url: `hotels/${hotelId}/company-import-check`,
        method: "POST",
        body: { rows },
      }),
      responseSchema: importAnswerSchema,
    }),
    importCompanies: build.mutation<ImportAnswer, ImportCompanies & { hotelId: HotelId }>({
      query: ({ hotelId, ...body }) => ({
        url: `hotels/${hotelId}/company-imports`,
        method: "POST",
        body,
      }),
      responseSchema: importAnswerSchema,
      invalidatesTags: changedCompany,
    }),
    /** Writes nothing: a mutation, as its answer goes to a file and is not kept. */
    exportCompanies: build.mutation<CompanyExport, CompaniesAsked>({
      query: ({ hotelId, ...body }) => ({
        url: `hotels/${hotelId}/company-export`,
        method: "POST",
        body,
      }),
      responseSchema: companyExportSchema,
    }),
    findCompanyDuplicates: build.query<
      CompanyDuplicates,
      CompanyDuplicateSearch & { hotelId: HotelId }
    >({
      query: ({ hotelId, ...body }) => ({
        url: `hotels/${hotelId}/company-duplicates`,
        method: "POST",
        body,
      }),
      responseSchema: companyDuplicatesSchema,
      providesTags: ["Company"],
    }),
  }),
});

export const {
  useReadCompanyQuery,
  useCreateCompanyMutation,
  useChangeCompanyMutation,
  useFindCompanyDuplicatesQuery,
  useArchiveCompanyMutation,
  useRestoreCompanyMutation,
  useDeleteCompanyMutation,
  useCheckImportMutation,
  useImportCompaniesMutation,
  useExportCompaniesMutation,
} = endpoints;
