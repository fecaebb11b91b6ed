import * as z from "zod";

/**
 * The first thing that runs in the page: contracts are checked without compiling them, since the
 * security policy refuses code made from strings and would report even the attempt. The setting
 * stands in the page, so it holds for the departments' own copies too.
 */
z.config({ jitless: true });
