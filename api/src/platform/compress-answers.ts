import { compress } from "hono/compress";

/** Compresses JSON, but no answer that states a `Content-Length` below 1 kB, and no stream. */
export const compressAnswers = compress({
  encoding: "gzip",
  threshold: 1024,
  contentTypeFilter: /^application\/json\b/,
});
