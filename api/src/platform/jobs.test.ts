import { afterEach, expect, it } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { slowLine } from "../testing/slow-line.ts";
import { appOver, testApp } from "../testing/test-app.ts";
import { openDatabase } from "./db/database.ts";
import { type Job, JobRunner } from "./jobs.ts";

const api = await testApp();
const { owner, appUrl, database } = api;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const quick = { beatMs: 50, sessionIdleMs: 30_000 };

/** Starts another process of the installation with this job. */
async function runnerOf(jobs: Job[], { times = quick, url = appUrl } = {}) {
  const own = await openDatabase(url);
  const { app } = appOver({ ...api, database: own });
  const runner = new JobRunner(app.runtime, jobs, times);
  await runner.start();
  ends.push(async () => {
    await runner.stop();
    await own.close();
  });
  return { runner, metrics: () => app.runtime.metrics.registry.metrics() };
}

/** A job that counts its runs and its maximum number of concurrent runs; a run ends when `work` does. */
function aJob(work: (signal: AbortSignal) => Promise<void> = async () => {}) {
  const seen = { runs: 0, underway: 0, most: 0 };
  const job: Job = {
    name: "counted",
    everyMs: 1,
    async run(signal) {
      seen.runs += 1;
      seen.underway += 1;
      seen.most = Math.max(seen.most, seen.underway);
      try {
        await work(signal);
      } finally {
        seen.underway -= 1;
      }
    },
  };
  return { job, seen };
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));

const leaders = () => owner<{ pid: number }[]>`
  select pid from pg_locks where locktype = 'advisory' and objid = 727011 and granted
    and database = (select oid from pg_database where datname = current_database())`;

it("runs each job in one of two processes, and in the other one after the first stops", async () => {
  const first = aJob();
  const second = aJob();
  const { runner, metrics } = await runnerOf([first.job]);
  const other = await runnerOf([second.job]);
  await eventually(() => expect(first.seen.runs).toBeGreaterThan(3));
  expect(second.seen.runs).toBe(0);
  expect(await leaders()).toHaveLength(1);
  expect(await metrics()).toContain("funduq_job_leader 1");
  expect(await other.metrics()).toContain("funduq_job_leader 0");

  await runner.stop();
  const { runs } = first.seen;
  await eventually(() => expect(second.seen.runs).toBeGreaterThan(3));
  expect(first.seen.runs).toBe(runs);
});

it("ends its term when the leader's connection is killed, and one process leads again", async () => {
  let ended = 0;
  const untilAborted = async (signal: AbortSignal) => {
    await aborted(signal);
    ended += 1;
  };
  const jobs = [aJob(untilAborted), aJob(untilAborted)];
  for (const { job } of jobs) await runnerOf([job]);
  const runs = () => jobs.reduce((sum, { seen }) => sum + seen.runs, 0);
  await eventually(() => expect(runs()).toBe(1));
  for (const { pid } of await leaders()) await owner`select pg_terminate_backend(${pid})`;
  await eventually(() => expect(ended).toBe(1));
  await eventually(() => expect(runs()).toBe(2));
  expect(await leaders()).toHaveLength(1);
});

it("is taken over when the leader sends no more statements, although no connection ended", async () => {
  const line = await slowLine(appUrl, 0);
  let isAborted = false;
  const first = aJob(async (signal) => {
    await aborted(signal);
    isAborted = true;
  });
  const second = aJob();
  const times = { beatMs: 50, sessionIdleMs: 1_000 };
  await runnerOf([first.job], { url: line.url, times });
  await runnerOf([second.job], { times });
  await eventually(() => expect(first.seen.runs).toBe(1));
  expect(second.seen.runs).toBe(0);

  line.silence();
  await eventually(() => expect(second.seen.runs).toBeGreaterThan(0));
  await eventually(() => expect(isAborted).toBe(true));
  line.close();
});

it("never overlaps runs, when one takes longer than the interval or is notified meanwhile", async () => {
  const release = Promise.withResolvers<void>();
  const { job, seen } = aJob(() => release.promise);
  const channel = "jobs_test";
  await runnerOf([{ ...job, channel }]);
  let notified = 0;
  const unlisten = await database.listen(channel, () => void notified++);
  await owner.notify(channel, "");
  await owner.notify(channel, "");
  await eventually(() => expect(notified).toBe(2));
  await unlisten();
  expect(seen).toEqual({ runs: 1, underway: 1, most: 1 });

  release.resolve();
  await eventually(() => expect(seen.runs).toBeGreaterThan(2));
  expect(seen.most).toBe(1);
});

it("runs once more after a notification during a run", async () => {
  const release = Promise.withResolvers<void>();
  const { job, seen } = aJob(() => release.promise);
  const channel = "jobs_once_more";
  await runnerOf([{ ...job, everyMs: 3_600_000, channel }]);
  let notified = 0;
  const unlisten = await database.listen(channel, () => void notified++);
  await owner.notify(channel, "");
  await eventually(() => expect(notified).toBe(1));
  await unlisten();
  expect(seen.runs).toBe(1);
  release.resolve();
  await eventually(() => expect(seen).toEqual({ runs: 2, underway: 0, most: 1 }));
});

it("repeats a failed job, counts the failure, and runs the other jobs", async () => {
  let fails = true;
  const failing = aJob(async () => {
    if (fails) throw new Error("on purpose");
  });
  const sound = aJob();
  const { metrics } = await runnerOf([
    { ...failing.job, name: "failing" },
    { ...sound.job, name: "sound" },
  ]);
  await eventually(() => expect(Math.min(failing.seen.runs, sound.seen.runs)).toBeGreaterThan(2));
  fails = false;
  const text = await metrics();
  expect(text).toMatch(/funduq_job_failures_total\{job="failing"\} [1-9]/);
  expect(text).toMatch(/funduq_job_failures_total\{job="sound"\} 0/);
  expect(text).toMatch(/funduq_job_last_run_timestamp_seconds\{job="sound"\} \d{10}/);
  expect(text).toMatch(/funduq_job_seconds_count\{job="failing"\} [1-9]/);
});
