import { browserTests } from "../infra/config/vitest.browser.ts";

export default browserTests(import.meta.url);
