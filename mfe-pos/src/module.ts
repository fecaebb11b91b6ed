import type { FunduqModule } from "@funduq/shared-ui/module";
import { addTexts } from "./i18n/catalogue.ts";
import { Root } from "./root.tsx";

const department: FunduqModule = {
  contract: 2,
  name: "mfe-pos",
  version: __VERSION__,
  register: addTexts,
  Root,
};
export default department;
