import { englishErrors } from "@funduq/shared-ui/i18n";
import { ownErrors } from "./own-errors.ts";

export const errorTexts = englishErrors(ownErrors);
