import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { createLog } from "../log.ts";
import { createPdfRenderer } from "./pdf-renderer.ts";

const templateOf = (name: string) =>
  fileURLToPath(new URL(`../../testing/pdf-templates/${name}.typ`, import.meta.url));
const small = { template: templateOf("one-word"), data: { word: "Bonjour" } };
const slow = { template: templateOf("slow"), data: {} };
const large = { template: templateOf("large"), data: {} };

/** A renderer, the ids of the processes that it started, and how they failed. `onStart` is called with each. */
function aRenderer(
  limits: { timeMs?: number; memoryBytes?: number; maxWaiting?: number } = {},
  onStart: (pid: number, count: number) => void = () => undefined,
) {
  const { timeMs = 20_000, memoryBytes = 768_000_000, maxWaiting = 20 } = limits;
  const started: number[] = [];
  const failures: (string | undefined)[] = [];
  const log = createLog("debug", {
    write(line) {
      const { pid, err } = JSON.parse(line) as { pid?: number; err?: { code?: string } };
      if (pid === undefined) {
        failures.push(err?.code);
        return;
      }
      started.push(pid);
      onStart(pid, started.length);
    },
  });
  const pdf = createPdfRenderer({ log, limits: { timeMs, memoryBytes }, maxWaiting });
  onTestFinished(() => pdf.stop());
  return { pdf, started, failures };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it("INV-15 a document is a PDF, made by a process that ends with it", async () => {
  const { pdf, started } = aRenderer();
  const bytes = await pdf.render(small);
  expect(Buffer.from(bytes).toString("latin1", 0, 5)).toBe("%PDF-");
  expect(started.map(isRunning)).toEqual([false]);
});

it("INV-15 the same document is the same file, byte by byte", async () => {
  const { pdf } = aRenderer();
  expect(await pdf.render(small)).toEqual(await pdf.render(small));
});

it("INV-15 a process that crashes costs one retry", async () => {
  const { pdf, started } = aRenderer({}, (pid, count) => {
    if (count === 1) process.kill(pid, "SIGKILL");
  });
  const bytes = await pdf.render(small);
  expect(Buffer.from(bytes).toString("latin1", 0, 5)).toBe("%PDF-");
  expect(started).toHaveLength(2);
});

it("INV-15 two crashes are answered 'busy', and the next document is made", async () => {
  const { pdf, started } = aRenderer({}, (pid, count) => {
    if (count <= 2) process.kill(pid, "SIGKILL");
  });
  await expect(pdf.render(small)).rejects.toMatchObject({ code: "service.busy" });
  expect(started).toHaveLength(2);
  await expect(pdf.render(small)).resolves.toBeInstanceOf(Uint8Array);
});

it("INV-15 a process is killed at its time limit", async () => {
  const { pdf, started, failures } = aRenderer({ timeMs: 1_000 });
  await expect(pdf.render(slow)).rejects.toMatchObject({ code: "service.busy" });
  expect(failures).toEqual(["SIGKILL", "SIGKILL"]);
  expect(started.map(isRunning)).toEqual([false, false]);
});

it("INV-15 a process is killed when it takes more memory than its limit", async () => {
  const { pdf, started, failures } = aRenderer({ memoryBytes: 250_000_000 });
  await expect(pdf.render(large)).rejects.toMatchObject({ code: "service.busy" });
  expect(failures).toEqual(["SIGKILL", "SIGKILL"]);
  expect(started.map(isRunning)).toEqual([false, false]);
});

it("INV-15 documents are made one after another; beyond those that may wait the answer is 'busy'", async () => {
  const { pdf, started } = aRenderer({ maxWaiting: 1 });
  const asked = [pdf.render(small), pdf.render(small), pdf.render(small)];
  await expect(asked[2]).rejects.toMatchObject({ code: "service.busy" });
  expect(started).toHaveLength(1);
  await Promise.all(asked.slice(0, 2));
  expect(started).toHaveLength(2);
});

it("INV-15 a stop ends the running process and refuses what waits", async () => {
  const { pdf, started } = aRenderer();
  const asked = [pdf.render(slow), pdf.render(small)];
  const refused = asked.map((one) => expect(one).rejects.toMatchObject({ code: "service.busy" }));
  await expect.poll(() => started.length).toBe(1);
  pdf.stop();
  await Promise.all(refused);
  expect(started.map(isRunning)).toEqual([false]);
});

it.each(["reads-password-file", "reads-outside"])(
  "INV-15 a template reads nothing outside of its folder: %s",
  async (name) => {
    const { pdf, failures } = aRenderer();
    const refused = pdf.render({ template: templateOf(name), data: {} });
    await expect(refused).rejects.toMatchObject({ code: "service.busy" });
    expect(failures).toEqual(["1", "1"]);
  },
);
