import { registerCommands } from "@funduq/shared-ui";
import type { FunduqModule } from "@funduq/shared-ui/module";
import { commercialCommands } from "./commercial-commands.ts";
import { addTexts } from "./i18n/catalogue.ts";
import { Root } from "./root.tsx";

const department: FunduqModule = {
  contract: 2,
  name: "mfe-commercial",
  version: __VERSION__,
  register() {
    addTexts();
    registerCommands(commercialCommands);
  },
  Root,
};
export default department;
