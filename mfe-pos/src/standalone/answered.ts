import { AppError } from "@funduq/shared-types/errors/app-error";
import { HttpResponse, type JsonBodyType } from "msw";
import type { BillBook } from "./bill-book.ts";
import { problem } from "./problem.ts";

export type Params = Record<string, string | readonly string[] | undefined>;
type Call = { book: BillBook; params: Params; body: unknown };

/** Answers from the book of the restaurant that the address names, as the API does: refusals included. */
export function answeredFrom(books: readonly BillBook[]) {
  return (work: (call: Call) => JsonBodyType) =>
    async ({ params, request }: { params: Params; request: Request }) => {
      const text = await request.text();
      const body: unknown = text === "" ? undefined : JSON.parse(text);
      return answer(() => {
        const book = books.find(({ floor }) => floor.id === params.restaurantId);
        if (!book) throw new AppError("restaurant.not-found");
        return work({ book, params, body });
      });
    };
}

function answer(work: () => JsonBodyType) {
  try {
    return HttpResponse.json(work());
  } catch (error) {
    if (error instanceof AppError) return problem(error.code, error.params);
    throw error;
  }
}
