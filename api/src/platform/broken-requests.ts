import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from "node:http";

/** Node's error codes for unreadable requests, with the status of the answer. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Hands the server's requests to `listener`, and answers those that never reach it (unreadable, too
 * large, too slow, without a Host) with `headers`, which Node's own answers lack. The connection ends:
 * the start of the next request on it is unknown.
 */
export function answerBrokenRequests(
  server: Server,
  listener: RequestListener,
  headers: Readonly<Record<string, string>>,
): void {
  const refuse = (response: ServerResponse, status: number) =>
    response.writeHead(status, { ...headers, Connection: "close" }).end();
  const answers = new WeakMap<object, ServerResponse>();

  server.on("request", (request, response) => {
    answers.set(request.socket, response);
    if (request.httpVersion === "1.1" && request.headers.host === undefined) refuse(response, 400);
    else listener(request, response);
  });
  server.on("checkExpectation", (_request, response) => refuse(response, 417));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    // The response has begun already: a second one would be read as part of its body.
    const isAnswering = answer?.headersSent === true && !answer.writableFinished;
    if (socket.writable && error.code !== "ECONNRESET" && !isAnswering)
      socket.write(written(statuses[error.code ?? ""] ?? 400, headers));
    socket.destroy();
  });
}

/** An HTTP response without a body, as raw text. */
function written(status: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ ...headers, Connection: "close" }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`;
}
