import { Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of the process. Labels are routes and our own words, never personal data. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "funduq_http_request_seconds",
      help: "Duration of requests by route, method and status.",
      labelNames: ["route", "method", "status"],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    signIns: new Counter({
      name: "funduq_sign_ins_total",
      help: "Sign-ins by outcome.",
      labelNames: ["outcome"],
      registers,
    }),
    loadFailures: new Counter({
      name: "funduq_load_failures_total",
      help: "Departments that failed in a browser, by fault.",
      labelNames: ["fault"],
      registers,
    }),
    liveStreams: new Gauge({
      name: "funduq_live_streams",
      help: "Open live streams.",
      registers,
    }),
    brokenInvariants: new Gauge({
      name: "funduq_broken_invariants",
      help: "What did not add up in the hotels' data when it was last recounted. Anything but 0 needs a person.",
      registers,
    }),
    dataChecked: new Gauge({
      name: "funduq_data_checked_timestamp_seconds",
      help: "When every hotel's data was last known to be recounted; 0 before the first time.",
      registers,
    }),
    jobLeader: new Gauge({
      name: "funduq_job_leader",
      help: "1 in the process that runs the jobs, 0 in the others.",
      registers,
    }),
    jobLastRun: new Gauge({
      name: "funduq_job_last_run_timestamp_seconds",
      help: "When the job last ended in this process, failed or not.",
      labelNames: ["job"],
      registers,
    }),
    jobDuration: new Histogram({
      name: "funduq_job_seconds",
      help: "Duration of the runs of each job.",
      labelNames: ["job"],
      buckets: [0.01, 0.1, 1, 10, 60, 600],
      registers,
    }),
    jobFailures: new Counter({
      name: "funduq_job_failures_total",
      help: "Runs of each job that failed.",
      labelNames: ["job"],
      registers,
    }),
    liveDelay: new Histogram({
      name: "funduq_live_delay_seconds",
      help: "Time from hearing of a change to having written it to every stream.",
      buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
  };
}
