import * as z from "zod/mini";

/**
 * Runs first in the page: zod validates without compiling, because the content security policy refuses code made
 * from strings and reports even the attempt. The setting is global in the page, so it also holds for the
 * departments' own copies of zod.
 */
z.config({ jitless: true });
