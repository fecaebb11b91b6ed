import { type ClientRequest, get } from "node:http";

export type LiveEvent = { id: number | undefined; event: string; data: Record<string, unknown> };

export type LiveClient = {
  status: Promise<number>;
  events: LiveEvent[];
  /** Resolves with the first event that matches, already received or future. */
  waitFor(wanted: (event: LiveEvent) => boolean): Promise<LiveEvent>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  /** Drops the connection as a lost network would. */
  cut(): void;
};

/** Reads a live stream over a real socket. */
export function listenLive(url: string, headers: Record<string, string>): LiveClient {
  const events: LiveEvent[] = [];
  const waiting = new Set<() => void>();
  const status = Promise.withResolvers<number>();
  const ended = Promise.withResolvers<void>();
  let unread = "";

  const request: ClientRequest = get(url, { headers, agent: false }, (response) => {
    status.resolve(response.statusCode ?? 0);
    response.setEncoding("utf8");
    response.on("data", (text: string) => {
      const frames = (unread + text).split("\n\n");
      unread = frames.pop() ?? "";
      events.push(...frames.flatMap(eventOf));
      for (const look of waiting) look();
    });
    response.on("close", () => ended.resolve());
  });
  request.on("error", () => ended.resolve());

  return {
    status: status.promise,
    events,
    ended: ended.promise,
    cut: () => request.destroy(),
    waitFor: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const found = events.find(wanted);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

function eventOf(frame: string): LiveEvent[] {
  const fields = new Map(
    frame.split("\n").map((line): [string, string] => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  const data = fields.get("data");
  if (data === undefined) return [];
  const id = fields.get("id");
  return [
    {
      id: id === undefined ? undefined : Number(id),
      event: fields.get("event") ?? "message",
      data: JSON.parse(data) as Record<string, unknown>,
    },
  ];
}
