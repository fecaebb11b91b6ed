import {
  type TillPeople,
  type TillTurn,
  takeTillTurnSchema,
} from "@funduq/shared-types/contracts/till-turn";
import { HttpResponse, http } from "msw";
import { problem } from "./problem.ts";

const HOTEL = "/api/hotels/:hotelId";

/** People with a PIN of a hotel; nobody has one unless a test says so. The PIN of each is 2580. */
export function turnHandlers(people: TillPeople["people"] = []) {
  return [
    http.get(`${HOTEL}/till-people`, () => HttpResponse.json({ people, hasOwnPin: false })),
    http.post(`${HOTEL}/till-turns`, async ({ request }) => {
      const wish = takeTillTurnSchema.parse(await request.json());
      const person = people.find(({ userId }) => userId === wish.userId);
      if (!person || wish.pin !== "2580") return problem("till-pin.wrong");
      return HttpResponse.json(turnOf(person, wish.purpose));
    }),
    http.delete(`${HOTEL}/till-turns/current`, () => new HttpResponse(null, { status: 204 })),
    http.put(`${HOTEL}/till-pins/own`, () => new HttpResponse(null, { status: 204 })),
    http.post(`${HOTEL}/till-pins/own/removal`, () => new HttpResponse(null, { status: 204 })),
  ];
}

function turnOf(
  { userId, name, mayCorrect }: TillPeople["people"][number],
  purpose: string,
): TillTurn {
  const token = `${purpose} ${name}`;
  return {
    token,
    userId,
    name,
    may: mayCorrect ? ["pos.sell", "pos.view", "pos.correct"] : ["pos.sell", "pos.view"],
  };
}
