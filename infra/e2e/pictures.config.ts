import fs from "node:fs";
import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/**
 * Saves screenshots of every screen and dialog to the folder FUNDUQ_PICTURES, for visual review. Not part of
 * the tests.
 */
const folder = process.env.FUNDUQ_PICTURES;
if (!folder) throw new Error("FUNDUQ_PICTURES says where the pictures go");
fs.mkdirSync(folder, { recursive: true });

const [signIn, browsers] = journeys.projects ?? [];

export default defineConfig({
  ...journeys,
  testMatch: ["**/screenshots.ts", "**/screenshots-of-*.ts"],
  timeout: 180_000,
  projects: [...(signIn ? [signIn] : []), { ...browsers, name: "pictures" }],
});
