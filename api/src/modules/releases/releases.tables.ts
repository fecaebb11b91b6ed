import type { Department } from "@funduq/shared-types/contracts/department";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, isNotBlank } from "../../platform/db/columns.ts";

/** A published build of a department. Never changed: UPDATE and DELETE are not granted. */
export const moduleReleases = pgTable(
  "module_releases",
  {
    module: text("module").notNull(),
    version: text("version").notNull(),
    contract: integer("contract").notNull(),
    /** The shells it runs in, as a semver range. */
    platform: text("platform").notNull(),
    entry: text("entry").notNull(),
    /** SHA-384 of every file of the release, by its path. */
    files: jsonb("files").notNull().$type<Record<string, string>>(),
    /** The ids of the views that it brings; no two departments have the same. */
    views: text("views").array().notNull(),
    /** How the department describes itself; releases before contract 2 did not. */
    department: jsonb("department").$type<Department>(),
    publishedAt: instant("published_at").notNull().defaultNow(),
  },
  (release) => [
    primaryKey({
      name: "module_releases_version_is_published_once",
      columns: [release.module, release.version],
    }),
    isNotBlank("module_releases_have_an_entry", release.entry),
    check("module_releases_contract_counts_from_one", sql`${release.contract} >= 1`),
    check("module_releases_list_their_files", sql`${release.files} <> '{}'::jsonb`),
    check(
      "module_releases_describe_their_department",
      sql`${release.contract} < 2 or ${release.module} = 'shell' or ${release.department} is not null`,
    ),
  ],
);

/**
 * Which release is current: for all hotels (`for_hotel_id` null), or for one that goes first. No
 * foreign key to hotels: on Citus this is a reference table, which can't point at a distributed one.
 */
export const moduleChannels = pgTable(
  "module_channels",
  {
    id: uuid("id").primaryKey(),
    module: text("module").notNull(),
    forHotelId: uuid("for_hotel_id").$type<HotelId>(),
    version: text("version").notNull(),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (channel) => [
    unique("module_channels_one_current_per_hotel")
      .on(channel.module, channel.forHotelId)
      .nullsNotDistinct(),
    foreignKey({
      name: "module_channels_release_exists",
      columns: [channel.module, channel.version],
      foreignColumns: [moduleReleases.module, moduleReleases.version],
    }),
  ],
);
