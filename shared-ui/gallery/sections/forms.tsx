import {
  Button,
  CallFailure,
  DraftNotice,
  Group,
  MoneyField,
  Stack,
  TextField,
} from "@funduq/shared-ui";
import { useContractForm } from "@funduq/shared-ui/forms";
import { asFailure } from "@funduq/shared-ui/state";
import * as z from "zod";
import { useSample } from "../samples.ts";
import { type Section, Shot, Shots } from "../section.tsx";

const chargeSchema = z.object({
  description: z.string().trim().min(1).max(80),
  amount: z.int().positive(),
});

export const forms: Section = {
  id: "forms",
  title: "Forms",
  shows: ["useContractForm", "CallFailure", "InlineError", "DraftNotice"],
  when: [
    "The contract that the API checks also checks the form: useContractForm(schema, initial); useControlledForm where the values are a draft.",
    "Faults stand at their fields once they were changed and left, or after the first try; what was typed always stays.",
    "A failed call: CallFailure above the buttons, never a toast alone; InlineError where the words are the place's own.",
    "A long form remembers a draft and says so with DraftNotice.",
  ],
  example: `const form = useContractForm(chargeSchema, { description: "", amount: null });
<form onSubmit={form.submit(post)}>
  <TextField label={t("description")} required {...form.field("description")} />
</form>`,
  View: () => {
    const s = useSample();
    return (
      <Shots>
        <Shot name="press save while it is empty">
          <Charge />
        </Shot>
        <Shot name="the call failed">
          <CallFailure failure={asFailure(lostNetwork)} />
        </Shot>
        <Shot name="a draft came back">
          <DraftNotice form={{ restored: true, startOver: () => undefined }} />
          <TextField label={s("guest")} value="Claire Fontaine" onChange={() => undefined} />
        </Shot>
      </Shots>
    );
  },
};

const empty: { description: string; amount: number | null } = { description: "", amount: null };

const lostNetwork = {
  status: 0,
  code: "network.unreachable",
  message: "",
  params: {},
  requestId: "01890a5d-ac96-774b-bcce-b302099a8057",
};

function Charge() {
  const s = useSample();
  const form = useContractForm(chargeSchema, empty);
  const submit = form.submit(() => undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        <TextField label={s("comments")} required {...form.field("description")} />
        <MoneyField label={s("amount")} required {...form.field("amount")} />
        <Group justify="end">
          <Button type="submit" variant="primary">
            {s("add-charge")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
