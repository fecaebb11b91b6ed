declare module "autocannon" {
  type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  };
  // biome-ignore lint/suspicious/noExplicitAny: autocannon passes an untyped context to every connection.
  type Context = Record<string, any>;
  type Options = {
    url: string;
    connections: number;
    duration: number;
    requests: {
      setupRequest: (request: Request, context: Context) => Request;
      onResponse: (status: number, body: string, context: Context) => void;
    }[];
  };
  type Result = {
    requests: { total: number };
    latency: { p50: number; p99: number };
    duration: number;
    errors: number;
    timeouts: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
