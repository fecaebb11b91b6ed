import { viewPath } from "@funduq/shared-types/rules/views";
import type { CommandTools } from "@funduq/shared-ui";

/** Whether the user may do the desk's work, not only see it. */
export function mayWork({ hotel, may }: CommandTools): boolean {
  return hotel !== undefined && may("bookings.write");
}

/** The dashboard's address with what is open over it. */
export function dashboard({ hotel }: CommandTools, search: string): string {
  return `${viewPath("dashboard", hotel?.hotelId ?? "")}${search}`;
}
