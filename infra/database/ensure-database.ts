import postgres from "postgres";

const ALREADY_THERE = new Set(["42P04", "23505"]);

/** Creates a database if it does not exist. `name` is a constant, never user input. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = postgres(adminUrl, { max: 1, onnotice() {} });
  try {
    const found = await client`select 1 from pg_database where datname = ${name}`;
    if (found.length === 0) await client.unsafe(`create database "${name}"`);
  } catch (error) {
    if (!ALREADY_THERE.has((error as { code?: string }).code ?? "")) throw error;
  } finally {
    await client.end();
  }
}
