import { department } from "../infra/config/rspack.mjs";

export default department(import.meta.dirname);
