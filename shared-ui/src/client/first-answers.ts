declare global {
  interface Window {
    /** The answers that the page's head has asked for, by address. Missing until a script asks or looks. */
    funduqFirstAnswers?: Map<string, Promise<Response>>;
  }
}

/** The answer to `request` that the page's head has asked for already. Each is used once. */
export function takeFirstAnswer({ url, signal }: Request): Promise<Response> | undefined {
  window.funduqFirstAnswers ??= new Map();
  const answer = window.funduqFirstAnswers.get(url);
  window.funduqFirstAnswers.delete(url);
  return answer && unlessAborted(answer, signal);
}

/** Once it is known who is here, everything is asked for anew. */
export function dropFirstAnswers(): void {
  window.funduqFirstAnswers?.clear();
}

function unlessAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}
