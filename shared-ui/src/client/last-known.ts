import type { Session } from "@funduq/shared-types/contracts/session";
import type { BaseQueryApi } from "@reduxjs/toolkit/query";
import { serverTime } from "./clock-offset.ts";
import { lastKnownSlice } from "./last-known-slice.ts";
import { type KnownAnswer, lastKnownStore, type Place } from "./last-known-store.ts";
import { confirmed, type KeptRead, onNewAnswer, unwritten } from "./new-answers.ts";

/** Live changes come in bursts: their answers are written together. */
const WRITTEN_AFTER_MS = 1_000;

/** The last known answer to a read, of which the page then says the time. Undefined where none is kept. */
export async function draw(
  read: KeptRead,
  { dispatch, queryCacheKey }: BaseQueryApi,
): Promise<{ data: unknown } | undefined> {
  const place = placeOf(read);
  const known = await lastKnown(place);
  if (!known) return undefined;
  const key = queryCacheKey ?? place.key;
  dispatch(lastKnownSlice.actions.drawn({ key, at: known.at }));
  return { data: known.data };
}

function placeOf({ url, params, how, session }: KeptRead): Place {
  if (how === "for-anybody") return placeOfAnswer(url);
  return {
    ...placeOfAnswer(url, params),
    scope: how === true && session ? scopeOf(session) : null,
  };
}

/** Where an answer is kept that is found before it is known who is here. */
export function placeOfAnswer(url: string, params: Record<string, unknown> = {}): Place {
  return { key: `${url} ${JSON.stringify(params)}`, scope: null };
}

/**
 * Whose an answer is: another person, or the same one with other rights, must not see it. The hotel is part of its
 * address.
 */
function scopeOf({ user, hotels }: Session): string {
  const rights = hotels.map(({ hotelId, role, sections }) => [hotelId, role, [...sections].sort()]);
  return JSON.stringify([user.id, user.isSuperAdmin, rights]);
}

async function lastKnown(place: Place): Promise<KnownAnswer | undefined> {
  // A browser that refuses the storage has kept nothing.
  return lastKnownStore.find(place).catch(() => undefined);
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** One write after the other, so that what was kept before a log-out is not written after it. */
let written: Promise<unknown> = Promise.resolve();

/** From now on answers are written; those of before, at once. The shell calls it once its pages open without a network. */
export async function startKeeping(): Promise<void> {
  onNewAnswer(() => {
    timer ??= setTimeout(write, WRITTEN_AFTER_MS);
  });
  write();
  await written;
}

export async function keepAnswer(place: Place, data: unknown): Promise<void> {
  keep([{ ...place, data, at: serverTime().toISOString() }]);
  await written;
}

export function forget(): void {
  inLine(() => lastKnownStore.clear());
}

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  const answers = [...unwritten.values()].map(({ data, at, ...read }) => ({
    ...placeOf(read),
    data,
    at,
  }));
  unwritten.clear();
  if (answers.length > 0) keep(answers);
  const known = [...confirmed.values()].map(({ read, at }) => ({ ...placeOf(read), at }));
  confirmed.clear();
  if (known.length > 0) inLine(() => lastKnownStore.confirm(known));
}

function keep(answers: readonly KnownAnswer[]): void {
  inLine(() => lastKnownStore.keep(answers));
}

function inLine(work: () => Promise<void>): void {
  written = written.then(work).catch(() => undefined);
}
