/** One file for the contracts of this folder: every file that is fetched late adds to the start script. */
export { companyListSchema } from "@funduq/shared-types/contracts/company";
export { savedRoomSchema } from "@funduq/shared-types/contracts/room";
