import { shell } from "../infra/config/rspack.mjs";

export default shell(import.meta.dirname);
