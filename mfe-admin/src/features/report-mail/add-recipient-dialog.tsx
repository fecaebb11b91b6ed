import type { ReportMail } from "@funduq/shared-types/contracts/report-mail";
import { languageSchema } from "@funduq/shared-types/contracts/session";
import { emailSchema } from "@funduq/shared-types/contracts/user";
import { type HotelId, hotelUserIdSchema } from "@funduq/shared-types/values/ids";
import { Checkbox, FormDialog, notify, Select, Stack, TextField } from "@funduq/shared-ui";
import { useContractForm } from "@funduq/shared-ui/forms";
import { languageNames, languages, useLanguage, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import * as z from "zod/mini";
import { useAddReportRecipientMutation } from "./report-mail.endpoints.ts";

const OUTSIDE = "outside";

const contract = z
  .object({
    who: z.string(),
    email: z.string(),
    language: languageSchema,
    withAttachments: z.boolean(),
  })
  .check(
    z.refine(({ who, email }) => who !== OUTSIDE || emailSchema.safeParse(email).success, {
      path: ["email"],
    }),
  );
type Typed = z.infer<typeof contract>;

type AddRecipientDialogProps = {
  hotelId: HotelId;
  users: ReportMail["users"];
  onClose: () => void;
};

/** Adds a recipient. Without guests' names unless somebody ticks the files. */
export function AddRecipientDialog({ hotelId, users, onClose }: AddRecipientDialogProps) {
  const t = useText("admin");
  const nobody: Typed = {
    who: users[0]?.id ?? OUTSIDE,
    email: "",
    language: useLanguage(),
    withAttachments: false,
  };
  const [add] = useAddReportRecipientMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(add);
  const form = useContractForm(contract, nobody, failure);
  const email = form.field("email");
  const { who, language, withAttachments } = form.values;

  async function save({ who: chosen, ...typed }: Typed) {
    const recipient =
      chosen === OUTSIDE
        ? typed
        : {
            hotelUserId: hotelUserIdSchema.parse(chosen),
            withAttachments: typed.withAttachments,
          };
    if (!(await submit({ hotelId, recipient }))) return;
    onClose();
    notify.success(t("report-mail.added"));
  }

  return (
    <FormDialog
      title={t("report-mail.add")}
      confirmLabel={t("report-mail.add-confirm")}
      failure={failure}
      failedText={
        failure?.code.startsWith("report-mail.") ? undefined : t("report-mail.save-failed")
      }
      isSaving={isSaving}
      onSubmit={form.submit(save)}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Select
          label={t("report-mail.who")}
          value={who}
          onChange={(chosen) => {
            clearFailure();
            form.setValue("who", chosen);
          }}
          options={[
            ...users.map(({ id, name, email: address }) => ({
              value: String(id),
              label: name ? `${name} (${address})` : address,
            })),
            { value: OUTSIDE, label: t("report-mail.other-address") },
          ]}
        />
        {who === OUTSIDE && (
          <>
            <TextField
              {...email}
              label={t("users.email")}
              type="email"
              required
              onChange={(typed) => {
                clearFailure();
                email.onChange(typed);
              }}
              error={email.error && t(missingOrWrong(email.value))}
            />
            <Select
              label={t("report-mail.language")}
              value={language}
              onChange={(chosen) => form.setValue("language", chosen)}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
            />
          </>
        )}
        <Checkbox
          label={t("report-mail.with-files")}
          checked={withAttachments}
          onChange={(wanted) => form.setValue("withAttachments", wanted)}
        />
      </Stack>
    </FormDialog>
  );
}

const missingOrWrong = (typed: string) =>
  typed.trim() === "" ? "users.email-missing" : "users.email-wrong";
