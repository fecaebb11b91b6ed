import {
  type ChangeUser,
  changeUserSchema,
  correctEmailSchema,
  type InviteUser,
  inviteUserSchema,
  type SavedUser,
  type UserStatus,
} from "@funduq/shared-types/contracts/user";
import { extendedExpiry } from "@funduq/shared-types/rules/subscription";
import { hotelUserIdSchema } from "@funduq/shared-types/values/ids";
import { HttpResponse, http } from "msw";
import { someHotels } from "./hotels.ts";
import { someUsers } from "./users.ts";

/** The people of a hotel, kept in memory; invitations are on their way at once. */
export function userHandlers() {
  let users = someUsers();
  return [
    http.get("/api/hotels/:hotelId/users", () => HttpResponse.json({ users, next: null })),
    http.post("/api/hotels/:hotelId/users", async ({ request }) => {
      const body = inviteUserSchema.parse((await request.json()) as InviteUser);
      const id = hotelUserIdSchema.parse(crypto.randomUUID());
      const invited = {
        id,
        ...body,
        status: "active" as const,
        invitation: "sent" as const,
        version: 1,
      };
      users = [...users, invited];
      return HttpResponse.json(answerOf(invited), { status: 201 });
    }),
    http.put("/api/hotels/:hotelId/users/:hotelUserId", async ({ params, request }) => {
      const wanted = changeUserSchema.parse((await request.json()) as ChangeUser);
      const before = users.find(({ id }) => id === params.hotelUserId);
      if (before?.version !== wanted.version) return new HttpResponse(null, { status: 409 });
      const saved = { ...before, ...wanted, version: wanted.version + 1 };
      users = users.map((user) => (user.id === saved.id ? saved : user));
      return HttpResponse.json(answerOf(saved));
    }),
    http.put("/api/hotels/:hotelId/users/:hotelUserId/email", async ({ params, request }) => {
      const wanted = correctEmailSchema.parse(await request.json());
      const before = users.find(({ id }) => id === params.hotelUserId);
      if (before?.version !== wanted.version) return new HttpResponse(null, { status: 409 });
      const saved = { ...before, email: wanted.email, version: wanted.version + 1 };
      users = users.map((user) => (user.id === saved.id ? saved : user));
      return HttpResponse.json(answerOf(saved));
    }),
    http.put("/api/hotels/:hotelId/users/:hotelUserId/status", async ({ params, request }) => {
      const { status } = (await request.json()) as { status: UserStatus };
      users = users.map((user) => (user.id === params.hotelUserId ? { ...user, status } : user));
      return HttpResponse.json({ id: params.hotelUserId, status });
    }),
    http.delete("/api/hotels/:hotelId/users/:hotelUserId/till-pin", ({ params }) => {
      users = users.map((user) =>
        user.id === params.hotelUserId ? { ...user, hasTillPin: false } : user,
      );
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(
      "/api/hotels/:hotelId/users/:hotelUserId/sign-in-link",
      () => new HttpResponse(null, { status: 204 }),
    ),
  ];
}

/** What a write of somebody's place answers. */
const answerOf = ({ id, version }: SavedUser): SavedUser => ({ id, version });

/** An API that keeps a few hotels in memory. */
export function hotelHandlers() {
  const { hotels } = someHotels();
  return [
    http.get("/api/hotels/:hotelId/integrity", ({ params }) =>
      HttpResponse.json({
        checkedAt: new Date().toISOString(),
        findings:
          params.hotelId === hotels[2]?.id
            ? [{ invariant: "booking-has-one-primary-guest", count: 2, entities: ["b-1", "b-2"] }]
            : [],
      }),
    ),
    http.delete("/api/hotels/:hotelId", ({ params }) => {
      const at = hotels.findIndex(({ id }) => id === params.hotelId);
      if (at >= 0) hotels.splice(at, 1);
      return new HttpResponse(null, { status: at >= 0 ? 204 : 404 });
    }),
    http.get("/api/hotels", () => HttpResponse.json({ hotels, next: null })),
    http.post("/api/hotels/:hotelId/extend", ({ params }) => {
      const hotel = hotels.find(({ id }) => id === params.hotelId);
      if (!hotel) return new HttpResponse(null, { status: 404 });
      hotel.expiresAt = extendedExpiry(hotel.expiresAt, new Date()).toISOString();
      return HttpResponse.json({ id: hotel.id, version: 2 });
    }),
  ];
}
