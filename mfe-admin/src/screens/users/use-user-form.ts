import {
  type ChangeUser,
  changeUserSchema,
  type HotelUser,
  type SavedUser,
} from "@funduq/shared-types/contracts/user";
import { useControlledForm } from "@funduq/shared-ui/forms";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import * as z from "zod/mini";
import { type UserRef, useChangeUserMutation } from "../../features/users/users.endpoints.ts";
import { opensNothing } from "./user-fields.tsx";

const contract = changeUserSchema.check(
  z.refine((user) => !opensNothing(user), { path: ["sections"] }),
);

/**
 * A colleague with what was typed laid over them (USR-02). What somebody else saves meanwhile shows
 * where nothing was typed; where something was, the first attempt says who it was, and the next one
 * saves what stands here.
 */
export function useUserForm(user: HotelUser, userRef: UserRef) {
  const [typed, setTyped] = useState<Partial<ChangeUser>>({});
  const [seen, setSeen] = useState(user);
  const [change] = useChangeUserMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(change);
  const isTaken = failure?.code === "request.stale";
  const known = isTaken ? user : seen;
  const { displayName, role, sections, status } = { ...user, ...typed };
  const values: ChangeUser = { displayName, role, sections, status, version: known.version };

  function update(patch: Partial<ChangeUser>) {
    if (!isTaken) clearFailure();
    setTyped({ ...typed, ...patch });
  }
  const form = useControlledForm(contract, { values, update }, failure);

  return {
    field: form.field,
    /** Checks the fields, then hands over what is to be saved. */
    submit: form.submit,
    isSaving,
    failure,
    /** Somebody else's values, after an attempt that came too late. */
    theirs: isTaken && user.version > seen.version ? user : undefined,
    async save(body: ChangeUser): Promise<SavedUser | undefined> {
      setSeen(known);
      return submit({ ...userRef, ...body });
    },
  };
}
