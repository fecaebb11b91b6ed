import { urlText, urlWord, useUrlState } from "@funduq/shared-ui/router";

const schema = { company: urlText, state: urlWord(["archived"]) };

/** The company that is open beside the list, and which companies are listed, in the address. */
export const useCompanyUrl = () => useUrlState(schema);
