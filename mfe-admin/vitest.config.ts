import { browserTests } from "@funduq/department-build/vitest";

export default browserTests(import.meta.url);
