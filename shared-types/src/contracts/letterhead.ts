import * as z from "zod";

/** What stands at the head of a hotel's documents; a text the hotel has not given is empty. */
export const letterheadSchema = z.object({
  address: z.string(),
  city: z.string(),
  phone: z.string(),
  nif: z.string(),
  rc: z.string(),
  nis: z.string(),
});
export type Letterhead = z.infer<typeof letterheadSchema>;
