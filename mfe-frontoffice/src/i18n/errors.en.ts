import { policeErrors } from "@funduq/shared-types/errors/police-errors";
import { englishErrors } from "@funduq/shared-ui/i18n";

export const errorTexts = englishErrors(policeErrors);
