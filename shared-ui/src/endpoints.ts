/** What several departments ask of the API. */
export { companyEndpoints, useSearchCompaniesQuery } from "./endpoints/companies.endpoints.ts";
export { useSetRoomStatus } from "./endpoints/use-set-room-status.ts";
