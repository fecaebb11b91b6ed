import { type ExportedHotel, exportHotel } from "@funduq/api/modules/hotels/hotel-export.service";
import type postgres from "postgres";

/** Exports a hotel to a file as the database's owner, in one snapshot. Returns the file's size. */
export async function exportFrom(
  owner: postgres.Sql,
  hotel: ExportedHotel,
  file: string,
): Promise<number> {
  return owner.begin("isolation level repeatable read", async (tx) => {
    await tx`select set_config('app.hotel_id', ${hotel.id}, true)`;
    const ask = async <Row extends Record<string, unknown>>(query: string) => [
      ...(await tx.unsafe<Row[]>(query)),
    ];
    return exportHotel(ask, hotel, file);
  });
}
