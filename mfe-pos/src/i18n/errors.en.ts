import { posErrors } from "@funduq/shared-types/errors/pos-errors";
import { englishErrors } from "@funduq/shared-ui/i18n";

export const errorTexts = englishErrors(posErrors);
