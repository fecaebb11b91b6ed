import {
  type ChangeUser,
  changeUserSchema,
  type HotelUser,
  type SavedUser,
} from "@funduq/shared-types/contracts/user";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { type UserRef, useChangeUserMutation } from "../../features/users/users.endpoints.ts";
import { opensNothing } from "./user-fields.tsx";

type Values = Pick<HotelUser, "displayName" | "role" | "sections" | "status">;

/**
 * A colleague with what was typed laid over them (USR-02). What somebody else saves meanwhile shows
 * where nothing was typed; where something was, the first attempt says who it was, and the next one
 * saves what stands here.
 */
export function useUserForm(user: HotelUser, userRef: UserRef) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [seen, setSeen] = useState(user);
  const [change] = useChangeUserMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(change);
  const { displayName, role, sections, status } = { ...user, ...typed };
  const values: Values = { displayName, role, sections, status };
  const isTaken = failure?.code === "request.stale";
  const wanted = changeUserSchema.safeParse({ ...values, version: seen.version });

  return {
    values,
    isSaving,
    failure,
    /** Somebody else's values, after an attempt that came too late. */
    theirs: isTaken && user.version > seen.version ? user : undefined,
    isNameWrong: !wanted.success,
    opensNothing: opensNothing(values),
    wantsOut: status === "disabled" && user.status === "active",
    type(more: Partial<Values>) {
      if (!isTaken) clearFailure();
      setTyped({ ...typed, ...more });
    },
    async save(): Promise<SavedUser | undefined> {
      const known = isTaken ? user : seen;
      setSeen(known);
      const body: ChangeUser = { ...values, version: known.version };
      return submit({ ...userRef, ...body });
    },
  };
}
