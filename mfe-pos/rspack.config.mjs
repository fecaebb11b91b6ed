import { department } from "@funduq/department-build/rspack";

export default department(import.meta.dirname);
