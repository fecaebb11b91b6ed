import * as z from "zod";

const slug = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;

/** The name of a department's module, which is that of its folder: `mfe-pos`. */
export const moduleNameSchema = z
  .string()
  .max(40)
  .regex(/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/u);
export type ModuleName = z.infer<typeof moduleNameSchema>;

const words = z.string().trim().min(1).max(40);

/** A name in the languages of the suite. */
export const titleSchema = z.object({ en: words, fr: words, ar: words });
export type Title = z.infer<typeof titleSchema>;

/** A screen as its department describes it. `rules/views.ts` says where it is and who may open it. */
export const viewSchema = z.object({
  /** Unique in the suite. */
  id: z.string().max(40).regex(slug),
  /**
   * The address of a screen of the whole suite: `/`, `/mails`, or `/setup-hotel/:hotelId`, which is about a
   * hotel or `new`. Without it the screen is below a hotel, at its id: `/hotel/{hotelId}/dashboard`.
   */
  path: z
    .string()
    .max(80)
    .regex(/^\/([a-z0-9-]+(\/:hotelId)?)?$/u)
    .optional(),
  /** An area of the permission table, `super-admin` or `public`. An area that a reader does not know is closed. */
  access: z.string().max(40),
  title: titleSchema,
  /** A name of the facade's icons; a name it does not know gives a neutral one. */
  icon: z.string().max(40).optional(),
  /** The place in the navigation switcher, in ascending order. Without it only links lead to the screen. */
  order: z.int().optional(),
  /** In the switcher of all users with a hotel: disabled, with the reason, without permission (AUTH-14). */
  alwaysListed: z.boolean().optional(),
  /** The roles, and an employee's sections, that begin on this screen (AUTH-12). */
  landing: z.array(z.string().max(40)).optional(),
});
export type View = z.infer<typeof viewSchema>;

/** How a department describes itself, in its `department.json` and in each of its releases (MOD-01). */
export const departmentSchema = z.object({
  title: titleSchema,
  views: z.array(viewSchema).min(1).max(40),
});
export type Department = z.infer<typeof departmentSchema>;
