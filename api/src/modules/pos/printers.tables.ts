import type { TicketPaper } from "@funduq/shared-types/contracts/pos-kitchen";
import { type PrintFault, printFaults } from "@funduq/shared-types/contracts/pos-print";
import type { TillPaper } from "@funduq/shared-types/contracts/pos-till-paper";
import type {
  PosPrinterId,
  PrintJobId,
  RestaurantId,
  UserId,
} from "@funduq/shared-types/values/ids";
import { type PaperLanguage, paperLanguages } from "@funduq/shared-types/values/paper-languages";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  day,
  hotelId,
  id,
  instant,
  isNotBlank,
  isOneOf,
  ofOneHotel,
  readBySystem,
  ref,
  version,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { restaurants } from "./pos.tables.ts";

/** A network printer that understands ESC/POS. `platform/printing` decides which addresses are allowed. */
export const posPrinters = pgTable(
  "pos_printers",
  {
    hotelId: hotelId(),
    id: id<PosPrinterId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    name: text("name").notNull(),
    host: text("host").notNull(),
    port: integer("port").notNull().default(9100),
    widthMm: integer("width_mm").notNull().default(80),
    /** Of its papers. */
    language: text("language").notNull().default("fr"),
    /** It has confirmed a paper at this address: a paper that it does not confirm is a fault from then on. */
    confirms: boolean("confirms").notNull().default(false),
    version: version(),
  },
  (printer) => [
    primaryKey({ name: "pos_printers_id_is_unique", columns: [printer.hotelId, printer.id] }),
    belongsToHotel("pos_printers_belong_to_a_hotel", printer.hotelId),
    unique("pos_printers_of_restaurant").on(printer.hotelId, printer.restaurantId, printer.id),
    foreignKey({
      name: "pos_printers_restaurant_in_same_hotel",
      columns: [printer.hotelId, printer.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    isNotBlank("pos_printers_have_a_name", printer.name),
    isNotBlank("pos_printers_have_a_host", printer.host),
    check("pos_printers_port_is_no_systems", sql`${printer.port} between 1024 and 65535`),
    check("pos_printers_width_is_known", sql`${printer.widthMm} in (80, 58)`),
    isOneOf("pos_printers_language_is_known", printer.language, paperLanguages),
    uniqueIndex("pos_printers_name_is_unique").on(
      printer.hotelId,
      printer.restaurantId,
      sql`lower(${printer.name})`,
    ),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * Papers for network printers, inserted in the transaction that needs them and printed in the order of their printer.
 * A job keeps what it says, as its ticket and its printer may be gone by the time it is printed.
 */
export const printJobs = pgTable(
  "print_jobs",
  {
    hotelId: hotelId(),
    id: id<PrintJobId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    printerId: ref<PosPrinterId>("printer_id").notNull(),
    printerName: text("printer_name").notNull(),
    /** A kitchen ticket. Without ticket and paper it opens the drawer, or is a test page. */
    ticket: jsonb("ticket").$type<TicketPaper>(),
    /** A receipt, a bill or a report. The first receipt of a sale has the sale's id, so there is one at most. */
    paper: jsonb("paper").$type<TillPaper>(),
    /** The hotel's day when the paper was queued. */
    businessDate: day("business_date"),
    /** What was chosen for this paper; null is the printer's. */
    language: text("language").$type<PaperLanguage>(),
    /** The printer opens the cash drawer before it prints. */
    opensDrawer: boolean("opens_drawer").notNull().default(false),
    state: text("state").notNull().default("waiting").$type<"waiting" | "done" | "failed">(),
    tries: integer("tries").notNull().default(0),
    nextTry: instant("next_try").notNull().defaultNow(),
    fault: text("fault").$type<PrintFault>(),
    /** It was sent, and nobody knows how far it was printed: a process ended, or a connection broke. */
    mayBePrinted: boolean("may_be_printed").notNull().default(false),
    /** A till prints it itself: until then the network printer leaves it out. */
    heldUntil: instant("held_until"),
    madeBy: ref<UserId>("made_by"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (job) => [
    primaryKey({ name: "print_jobs_id_is_unique", columns: [job.hotelId, job.id] }),
    belongsToHotel("print_jobs_belong_to_a_hotel", job.hotelId),
    foreignKey({
      name: "print_jobs_restaurant_in_same_hotel",
      columns: [job.hotelId, job.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }).onDelete("cascade"),
    isNotBlank("print_jobs_name_their_printer", job.printerName),
    isOneOf("print_jobs_state_is_known", job.state, ["waiting", "done", "failed"]),
    isOneOf("print_jobs_fault_is_known", job.fault, printFaults),
    check(
      "print_jobs_print_one_thing",
      sql`${job.ticket} is null or (${job.paper} is null and not ${job.opensDrawer})`,
    ),
    check(
      "print_jobs_papers_have_a_business_date",
      sql`${job.paper} is null or ${job.businessDate} is not null`,
    ),
    isOneOf("print_jobs_language_is_known", job.language, paperLanguages),
    check("print_jobs_tries_are_not_negative", sql`${job.tries} >= 0`),
    index("print_jobs_unprinted")
      .on(job.hotelId, job.printerId, job.createdAt, job.id)
      .where(sql`${job.state} <> 'done'`),
    index("print_jobs_by_time").on(job.hotelId, job.createdAt),
    ofOneHotel(),
    readBySystem(),
  ],
).enableRLS();
