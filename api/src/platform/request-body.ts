import { AppError } from "@funduq/shared-types/errors/app-error";

export const MAX_BODY_BYTES = 256 * 1024;

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** A write has a JSON body or none: content types that HTML forms can send are refused. */
export function refuseOtherTypes(headers: Headers): void {
  const type = headers.get("content-type");
  if (type !== null && !JSON_TYPE.test(type)) throw new AppError("request.media-type");
}

/** The body as text; refused as soon as it exceeds the limit. */
export async function readBody(request: Request): Promise<string> {
  const announced = request.headers.get("content-length");
  if (Number(announced) > MAX_BODY_BYTES) throw new AppError("request.too-large");
  try {
    // The server truncates at the announced length; an unannounced length is counted here.
    return await (announced === null ? readCounting(request) : request.text());
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The client disconnected while sending: not a server error, and nobody receives the answer.
    throw new AppError("request.malformed");
  }
}

async function readCounting(request: Request): Promise<string> {
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw new AppError("request.too-large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The JSON value of a body that a route expects. */
export function parseJson(text: string, headers: Headers): unknown {
  if (text !== "" && !headers.has("content-type")) throw new AppError("request.media-type");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError("request.malformed");
  }
}
