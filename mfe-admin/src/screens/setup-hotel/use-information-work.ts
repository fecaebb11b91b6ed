import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useEffect, useRef, useState } from "react";
import { fieldsLaidOver } from "../../features/setup/lay-over.ts";
import {
  type TypedInformation,
  typedInformation,
  typedInformationContract,
} from "./information-form.ts";

type Information = HotelSetup["information"];

/** The fields of a hotel's information: untouched they follow the hotel, touched they stay. */
export function useInformationWork(served: Information, typed: TypedInformation | undefined) {
  const form = useContractForm(typedInformationContract, typedInformation(served));
  /** What the hotel looked like when typing began: saving goes back to that. */
  const [base, setBase] = useState(served);
  const isEdited = form.isDirty();

  function follow(theirs: Information) {
    setBase(theirs);
    form.reset(typedInformation(theirs));
  }
  /** What was typed since `from` stands over what the hotel has now. */
  function layOver(from: TypedInformation, theirs: Information) {
    const shown = typedInformation(theirs);
    const laid = fieldsLaidOver({ base: from, mine: now.current.form.values, theirs: shown });
    follow(theirs);
    form.setValues(laid);
  }
  const now = useRef({ form, follow });
  now.current = { form, follow };

  useEffect(() => {
    if (served.seen !== base.seen && !isEdited) now.current.follow(served);
  }, [served, base.seen, isEdited]);
  useEffect(() => {
    if (typed) now.current.form.setValues(typed);
  }, [typed]);
  return { form, base, follow, layOver };
}
