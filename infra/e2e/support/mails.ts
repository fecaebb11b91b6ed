import fs from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { ownInstallation } from "../installations.ts";

/** The link in the newest mail to an address. Without a mail server the installation writes mails to files. */
export async function linkMailedTo(email: string): Promise<string> {
  const folder = path.join(ownInstallation().data, "mails");
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = linkIn(await newestTo(folder, email));
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

/** Waits for the newest mail to an address and returns its text. */
export async function mailTo(email: string): Promise<string> {
  const folder = path.join(ownInstallation().data, "mails");
  await expect.poll(() => newestTo(folder, email)).not.toBe("");
  return newestTo(folder, email);
}

async function newestTo(folder: string, email: string): Promise<string> {
  const names = await fs.readdir(folder).catch(() => []);
  for (const name of names.sort().reverse()) {
    const text = await fs.readFile(path.join(folder, name), "utf8");
    if (text.includes(`To: ${email}\n`)) return text;
  }
  return "";
}

function linkIn(mail: string): string | undefined {
  return /^https?:\S+\/finish-signin#\S+$/m.exec(mail)?.[0];
}

/** A unique email address for a new user. */
export const newEmail = (word: string) => `${word}-${crypto.randomUUID()}@hotel.test`;
