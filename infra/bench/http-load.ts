import autocannon from "autocannon";

export type TimedRequest = {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Throws when the response is wrong. */
  check: (status: number, body: string) => void;
};

export type Figures = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  wrong: number;
  answers: number;
};

/**
 * Sends the requests over ten connections for `seconds` and checks the content of every response. A wrong
 * response is counted and makes the run fail.
 */
export async function load(
  origin: string,
  requests: readonly TimedRequest[] | (() => TimedRequest),
  seconds: number,
): Promise<Figures> {
  let wrong = 0;
  const next = typeof requests === "function" ? requests : inTurn(requests);
  const result = await autocannon({
    url: origin,
    connections: 10,
    duration: seconds,
    requests: [
      {
        setupRequest: (request, context) => {
          const { method, path, headers, body, check } = next();
          context.check = check;
          return { ...request, method, path, headers, body };
        },
        onResponse: (status, body, context) => {
          try {
            context.check(status, body);
          } catch {
            wrong += 1;
          }
        },
      },
    ],
  });
  const answers = result.requests.total;
  return {
    perSecond: answers / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    wrong: wrong + result.errors + result.timeouts,
    answers,
  };
}

function inTurn(requests: readonly TimedRequest[]): () => TimedRequest {
  let index = 0;
  return () => {
    const request = requests[index % requests.length];
    index += 1;
    if (!request) throw new Error("nothing to send");
    return request;
  };
}
