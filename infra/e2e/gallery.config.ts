import fs from "node:fs";
import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** Saves screenshots of the component gallery to the folder FUNDUQ_PICTURES, for visual review. */
const folder = process.env.FUNDUQ_PICTURES;
if (!folder) throw new Error("FUNDUQ_PICTURES says where the pictures go");
fs.mkdirSync(folder, { recursive: true });

const { use, outputDir } = journeys;

export default defineConfig({
  testDir: ".",
  testMatch: "gallery-pictures.ts",
  workers: 1,
  timeout: 120_000,
  ...(use ? { use } : {}),
  ...(outputDir ? { outputDir } : {}),
});
