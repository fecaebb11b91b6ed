import { browserTests } from "../infra/config/vitest.browser.mjs";

export default browserTests(import.meta.url);
