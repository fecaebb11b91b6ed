import { shell } from "@funduq/department-build/rspack";

export default shell(import.meta.dirname);
