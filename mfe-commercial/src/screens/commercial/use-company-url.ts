import { urlText, useUrlState } from "@funduq/shared-ui/router";

const schema = { company: urlText };

/** The company that is open beside the list, in the address. */
export const useCompanyUrl = () => useUrlState(schema);
