import { registerCommands } from "@funduq/shared-ui";
import type { FunduqModule } from "@funduq/shared-ui/module";
import { groupCommands } from "./features/group/group-commands.ts";
import { deskSearchCommands } from "./features/search/search-commands.ts";
import { frontOfficeCommands, guestCommands } from "./front-office-commands.ts";
import { addTexts } from "./i18n/catalogue.ts";
import { Root } from "./root.tsx";

const department: FunduqModule = {
  contract: 2,
  name: "mfe-frontoffice",
  version: __VERSION__,
  register() {
    addTexts();
    registerCommands(frontOfficeCommands);
    registerCommands(deskSearchCommands);
    registerCommands(guestCommands);
    registerCommands(groupCommands);
  },
  Root,
};
export default department;
