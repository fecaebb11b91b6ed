import type { Runtime } from "./app-env.ts";
import type { LeaderLock } from "./db/leader-lock.ts";

/** Background work that one process of the installation runs again and again. */
export type Job = {
  name: string;
  /** From the start of one run to the start of the next. A run that takes longer delays the next. */
  everyMs: number;
  /** How long the first run waits after this process became the leader. */
  firstAfterMs?: number;
  /** A notification on this channel starts a run at once. */
  channel?: string;
  /** Begins no further step once `signal` is aborted: another process may be the leader by then. */
  run: (signal: AbortSignal) => Promise<void>;
};

type Scheduled = { job: Job; dueAt: number; running?: Promise<void> | undefined };
type RunnerDeps = Pick<Runtime, "database" | "log" | "metrics">;

const JOBS_LOCK = 727_011;
/** `sessionIdleMs`: PostgreSQL releases the lock of a leader that sends no statement for this long. */
const ordinaryTimes = { beatMs: 5_000, sessionIdleMs: 20_000 };
const RETRY_AFTER_MS = 30_000;
const STOP_WITHIN_MS = 5_000;

/**
 * Runs the jobs in one process: the leader, which holds an advisory lock. Every process asks for the lock
 * every `beatMs`, so another one takes over when the leader dies, freezes or loses its connection. A leader
 * that took over waits one beat, in which the step that the former one is in can end.
 */
export class JobRunner {
  readonly #deps: RunnerDeps;
  readonly #scheduled: Scheduled[];
  readonly #beatMs: number;
  readonly #lock: LeaderLock;
  #unlisten: (() => Promise<void>)[] = [];
  /** While this process is the leader. */
  #term: AbortController | undefined;
  #hasFollowed = false;
  /** The time of the first run; a notification before it starts no run. */
  #termBegins = 0;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: RunnerDeps, jobs: readonly Job[], times = ordinaryTimes) {
    this.#deps = deps;
    this.#beatMs = times.beatMs;
    this.#scheduled = jobs.map((job) => ({ job, dueAt: 0 }));
    this.#lock = deps.database.leaderLock({
      key: JOBS_LOCK,
      sessionIdleMs: times.sessionIdleMs,
      onLost: () => this.#endTerm(),
    });
    for (const { name } of jobs) deps.metrics.jobFailures.inc({ job: name }, 0);
  }

  async start(): Promise<void> {
    for (const each of this.#scheduled) {
      const { channel } = each.job;
      if (channel === undefined) continue;
      const wake = () => this.#wake(each);
      this.#unlisten.push(await this.#deps.database.listen(channel, wake, wake));
    }
    await this.#beat();
  }

  /** Lets the runs under way end, five seconds at most, and leaves the jobs to another process. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#endTerm();
    const running = this.#scheduled.map((each) => each.running);
    const ended = Promise.all(running);
    const late = new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref());
    await Promise.race([ended, late]);
    await Promise.all(this.#unlisten.map((unlisten) => unlisten()));
    await this.#lock.release();
  }

  async #beat(): Promise<void> {
    const isLeader = await this.#lock.hold();
    if (this.#isStopped) return;
    if (!isLeader) {
      this.#endTerm();
      this.#hasFollowed = true;
    } else if (!this.#term) this.#beginTerm();
    this.#runDue();
    this.#timer = setTimeout(() => void this.#beat(), this.#beatMs).unref();
  }

  #beginTerm(): void {
    this.#term = new AbortController();
    this.#deps.metrics.jobLeader.set(1);
    this.#termBegins = performance.now() + (this.#hasFollowed ? this.#beatMs : 0);
    for (const each of this.#scheduled)
      each.dueAt = this.#termBegins + (each.job.firstAfterMs ?? 0);
  }

  #endTerm(): void {
    this.#term?.abort();
    this.#term = undefined;
    this.#deps.metrics.jobLeader.set(0);
  }

  #wake(scheduled: Scheduled): void {
    scheduled.dueAt = this.#termBegins;
    this.#runDue();
  }

  #runDue(): void {
    if (!this.#term) return;
    for (const each of this.#scheduled)
      if (!each.running && each.dueAt <= performance.now())
        each.running = this.#run(each, this.#term.signal);
  }

  async #run(scheduled: Scheduled, signal: AbortSignal): Promise<void> {
    const { job } = scheduled;
    const { log, metrics } = this.#deps;
    const started = performance.now();
    scheduled.dueAt = started + job.everyMs;
    try {
      await job.run(signal);
    } catch (err) {
      scheduled.dueAt = Math.min(scheduled.dueAt, performance.now() + RETRY_AFTER_MS);
      metrics.jobFailures.inc({ job: job.name });
      log.warn({ err, job: job.name }, "a job failed; it is run again later");
    }
    metrics.jobDuration.observe({ job: job.name }, (performance.now() - started) / 1000);
    metrics.jobLastRun.set({ job: job.name }, Math.floor(Date.now() / 1000));
    scheduled.running = undefined;
    // A notification during the run.
    this.#runDue();
  }
}
