import type { HotelId } from "@funduq/shared-types/values/ids";
import { Group, Stack } from "@funduq/shared-ui";
import type { ReactNode } from "react";
import { InformationFields, type InformationForm } from "./information-fields.tsx";
import type { InformationToSave } from "./information-form.ts";
import { isReadable } from "./is-readable.ts";

type InformationFrameProps = {
  form: InformationForm;
  hotelId?: HotelId;
  onSave: (information: InformationToSave) => void;
  /** Why it was not saved. */
  failure: ReactNode;
  hint?: ReactNode;
  button: ReactNode;
};

/** The fields of a hotel's information, why they were not saved, and the buttons. */
export function InformationFrame(props: InformationFrameProps) {
  const { form, hotelId, onSave, failure, hint, button } = props;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReadable(event.currentTarget)) form.submit(onSave)();
      }}
    >
      <Stack gap={4}>
        <InformationFields form={form} hotelId={hotelId} />
        {hint}
        {failure}
        <Group>{button}</Group>
      </Stack>
    </form>
  );
}
