import * as z from "zod/mini";

const slug = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;

/** The name of a department's module, which is that of its folder: `mfe-pos`. */
export const moduleNameSchema = z
  .string()
  .check(z.maxLength(40), z.regex(/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/u));
export type ModuleName = z.infer<typeof moduleNameSchema>;

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** A name in the languages of the suite. */
export const titleSchema = z.object({ en: words, fr: words, ar: words });
export type Title = z.infer<typeof titleSchema>;

/** A screen as its department describes it. `rules/views.ts` says where it is and who may open it. */
export const viewSchema = z.object({
  /** Unique in the suite. */
  id: z.string().check(z.maxLength(40), z.regex(slug)),
  /**
   * The address of a screen of the whole suite: `/`, `/mails`, or `/setup-hotel/:hotelId`, which is about a
   * hotel or `new`. Without it the screen is below a hotel, at its id: `/hotel/{hotelId}/dashboard`.
   */
  path: z.optional(z.string().check(z.maxLength(80), z.regex(/^\/([a-z0-9-]+(\/:hotelId)?)?$/u))),
  /** An area of the permission table, `super-admin` or `public`. An area that a reader does not know is closed. */
  access: z.string().check(z.maxLength(40)),
  title: titleSchema,
  /** A name of the facade's icons; a name it does not know gives a neutral one. */
  icon: z.optional(z.string().check(z.maxLength(40))),
  /** The place in the navigation switcher, in ascending order. Without it only links lead to the screen. */
  order: z.optional(z.int()),
  /** In the switcher of all users with a hotel: disabled, with the reason, without permission (AUTH-14). */
  alwaysListed: z.optional(z.boolean()),
  /** Works without a network: while the server is away, the shell offers the screen, on those that do not, as the place to go on. */
  offline: z.optional(z.boolean()),
  /** The roles, and an employee's sections, that begin on this screen (AUTH-12). */
  landing: z.optional(z.array(z.string().check(z.maxLength(40)))),
});
export type View = z.infer<typeof viewSchema>;

/** How a department describes itself, in its `department.json` and in each of its releases (MOD-01). */
export const departmentSchema = z.object({
  title: titleSchema,
  views: z.array(viewSchema).check(z.minLength(1), z.maxLength(40)),
});
export type Department = z.infer<typeof departmentSchema>;
