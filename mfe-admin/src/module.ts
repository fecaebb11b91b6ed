import { registerCommands } from "@funduq/shared-ui";
import type { FunduqModule } from "@funduq/shared-ui/module";
import { adminCommands } from "./admin-commands.ts";
import { addTexts } from "./i18n/catalogue.ts";
import { Root } from "./root.tsx";

const department: FunduqModule = {
  contract: 2,
  name: "mfe-admin",
  version: __VERSION__,
  register() {
    addTexts();
    registerCommands(adminCommands);
  },
  Root,
};
export default department;
