import * as z from "zod/mini";
import { userIdSchema } from "../values/ids.ts";
import { emailSchema } from "./user.ts";

/** A user with access to every hotel (SYS-06). */
export const superAdminSchema = z.object({
  id: userIdSchema,
  email: z.string(),
  displayName: z.string(),
  /** False until they have set a password with the mailed link. */
  hasSignedIn: z.boolean(),
});
export type SuperAdmin = z.infer<typeof superAdminSchema>;

export const superAdminListSchema = z.object({ superAdmins: z.array(superAdminSchema) });
export type SuperAdminList = z.infer<typeof superAdminListSchema>;

export const nameSuperAdminSchema = z.strictObject({ email: emailSchema });
export type NameSuperAdmin = z.input<typeof nameSuperAdminSchema>;
