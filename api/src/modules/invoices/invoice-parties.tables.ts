import { type SQL, sql } from "drizzle-orm";

/** The seller on documents that hotel `h` issues today. */
export const sellerOf = (h: SQL): SQL => sql`
  json_strip_nulls(json_build_object('name', ${h}.name, 'address', nullif(${h}.address, ''),
    'city', nullif(${h}.city, ''), 'phone', nullif(${h}.phone, ''), 'rc', nullif(${h}.rc, ''),
    'nif', nullif(${h}.nif, ''), 'nis', nullif(${h}.nis, ''), 'rib', nullif(${h}.rib, '')))`;

/** Seller and buyer of a document to a company `c` of a hotel `h`, as they are now: keys of a JSON object. */
export const partiesOf: SQL = sql`
  'seller', ${sellerOf(sql`h`)},
  'buyer', json_strip_nulls(json_build_object('name', c.name, 'nameOtherScript', c.name_other_script,
    'address', nullif(concat_ws(', ', nullif(c.address_1, ''), nullif(c.address_2, ''), nullif(c.address_3, '')), ''),
    'phone', c.phone, 'rc', c.rc, 'nif', c.nif, 'nis', c.nis, 'art', c.art))`;
