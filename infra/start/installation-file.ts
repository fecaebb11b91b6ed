import fs from "node:fs";
import path from "node:path";
import * as z from "zod";

/** The addresses of a running installation, for the commands. The file contains a password, so its mode is 0600. */
const installationSchema = z.object({
  databaseUrl: z.string(),
  origin: z.string(),
  keyFile: z.string().optional(),
});
type Installation = z.infer<typeof installationSchema>;

const fileIn = (dataFolder: string) => path.join(dataFolder, "installation.json");

export function writeInstallation(dataFolder: string, installation: Installation): void {
  const aside = `${fileIn(dataFolder)}.${process.pid}`;
  fs.writeFileSync(aside, JSON.stringify(installation), { mode: 0o600 });
  fs.renameSync(aside, fileIn(dataFolder));
}

export function readInstallation(dataFolder: string): Installation | undefined {
  const file = fileIn(dataFolder);
  if (!fs.existsSync(file)) return undefined;
  return installationSchema.parse(JSON.parse(fs.readFileSync(file, "utf8")));
}
