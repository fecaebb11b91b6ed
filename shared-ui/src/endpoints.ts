/** What several departments ask of the API: apart, because the shell and the restaurant need none of it. */
export { companyEndpoints, useSearchCompaniesQuery } from "./endpoints/companies.endpoints.ts";
export { useSetRoomStatus } from "./endpoints/use-set-room-status.ts";
