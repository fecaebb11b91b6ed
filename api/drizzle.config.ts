import { defineConfig } from "drizzle-kit";

/** `npm run db:generate` writes the next migration from the tables; what only SQL can say is added by hand. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/modules/*/*.tables.ts",
  out: "./src/db/migrations",
});
