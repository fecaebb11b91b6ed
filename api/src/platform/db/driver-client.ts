import type postgres from "postgres";

type Unsafe = postgres.Sql["unsafe"];
/** `begin` of a client, `savepoint` of a transaction. */
type Open = (work: (scope: postgres.TransactionSql) => Promise<unknown>) => Promise<unknown>;

/** A statement was issued after its transaction had ended: its connection may serve another hotel by then. */
export class TransactionEndedError extends Error {
  override readonly name = "TransactionEndedError";
  constructor() {
    super("The statement was issued after its transaction had ended.");
  }
}

/**
 * Wraps the methods of the driver that drizzle calls: queries are prepared, and a transaction ends
 * only when all of its statements are answered and refuses those that are issued later.
 */
export function wrapClient(client: postgres.Sql): postgres.Sql {
  client.unsafe = prepared(client.unsafe);
  client.begin = wrapTransactions(client.begin as Open) as typeof client.begin;
  return client;
}

/** drizzle sends raw statements unprepared, which costs the database half as much again. */
function prepared(unsafe: Unsafe): Unsafe {
  return (text, args, options) => unsafe(text, args, { ...options, prepare: !!args?.length });
}

function wrapTransactions(open: Open): Open {
  return (work) =>
    open(async (scope) => {
      const statements = new Statements();
      scope.unsafe = statements.track(prepared(scope.unsafe)) as Unsafe;
      const savepoint = wrapTransactions(scope.savepoint as Open);
      scope.savepoint = statements.track(savepoint) as typeof scope.savepoint;
      try {
        return await work(scope);
      } finally {
        await statements.end();
      }
    });
}

/** The statements of one transaction or savepoint that are not answered yet. */
class Statements {
  private readonly pending = new Set<Promise<unknown>>();
  private hasEnded = false;

  track<Args extends unknown[], Answer extends Promise<unknown>>(send: (...args: Args) => Answer) {
    return (...args: Args): Answer => {
      if (this.hasEnded) throw new TransactionEndedError();
      const answer = send(...args);
      const forget = () => void this.pending.delete(answer);
      this.pending.add(answer);
      answer.then(forget, forget);
      return answer;
    };
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await Promise.allSettled(this.pending);
  }
}
