import { viewPath } from "@funduq/shared-types/rules/views";
import type { CommandSource } from "@funduq/shared-ui";
import { companyEndpoints } from "@funduq/shared-ui/endpoints";
import { CompanyIcon } from "@funduq/shared-ui/icons";

/** The palette shows few; more would only be sent. */
const COMPANIES_SUGGESTED = 50;

/** The hotel's companies in the palette, by name. */
export const commercialCommands: CommandSource = {
  name: "commercial",
  async search(text, { hotel, may, dispatch, navigate }) {
    // The front desk sees companies too, but this screen is not theirs.
    if (!hotel || !may("companies.write")) return [];
    const { hotelId } = hotel;
    const asked = dispatch(
      companyEndpoints.endpoints.searchCompanies.initiate(
        { hotelId, query: text, limit: COMPANIES_SUGGESTED },
        { subscribe: false },
      ),
    );
    const companies = await asked.unwrap();
    return companies.map(({ id, name, nif, contactPerson }) => ({
      id: `company-${id}`,
      group: "companies",
      icon: CompanyIcon,
      label: name,
      detail: contactPerson ?? undefined,
      ...(nif && { words: nif }),
      run: () => navigate(`${viewPath("commercial", hotelId)}?company=${id}`),
    }));
  },
};
