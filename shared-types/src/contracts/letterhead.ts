import * as z from "zod/mini";

/** The header of a hotel's documents; an unset text is empty. */
export const letterheadSchema = z.object({
  address: z.string(),
  city: z.string(),
  phone: z.string(),
  nif: z.string(),
  rc: z.string(),
  nis: z.string(),
});
export type Letterhead = z.infer<typeof letterheadSchema>;
