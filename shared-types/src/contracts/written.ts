import * as z from "zod/mini";

/**
 * What a write answers: the thing's id, and the version that the next write of it is based on. The rest is
 * read anew. Answers are stored for repeated requests, so they hold no guest's data.
 */
export function writtenSchema<Id extends z.ZodMiniType>(id: Id) {
  return z.object({ id, version: z.int() });
}
