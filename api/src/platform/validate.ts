import { AppError } from "@funduq/shared-types/errors/app-error";
import type { ErrorCode, ErrorParams } from "@funduq/shared-types/errors/catalogue";
import type { FieldFault } from "@funduq/shared-types/errors/entry";
import * as z from "zod";

/** The codes that tell the faulty fields. */
type FaultCode = {
  [C in ErrorCode]: ErrorParams<C> extends [{ fields: FieldFault[] }] ? C : never;
}[ErrorCode];

/** Required fields with their own error code, used when one of them is missing or blank. */
export type MissingData = { code: FaultCode; fields: readonly string[] };

type Part = {
  schema: z.core.$ZodType | undefined;
  input: unknown;
  missing?: MissingData | undefined;
};

/**
 * Parses the parts of a request with their contracts. Reports all faults of all parts together, each with its
 * path in the request: `guest.fullName`.
 */
export function parseParts(...parts: readonly Part[]): unknown[] {
  const faults: FieldFault[] = [];
  const parsed = parts.map(({ schema, input }) => {
    if (!schema) return undefined;
    const result = z.safeParse(schema, input);
    faults.push(
      ...(result.success ? brokenTexts(result.data) : result.error.issues.flatMap(faultsOf)),
    );
    return result.data;
  });
  if (faults.length > 0) throw new AppError(faultCode(parts), { fields: faults });
  return parsed;
}

function faultCode(parts: readonly Part[]): FaultCode {
  return parts.find(lacksData)?.missing?.code ?? "request.invalid";
}

const recordSchema = z.record(z.string(), z.unknown());

function lacksData({ input, missing }: Part): boolean {
  const { data } = recordSchema.safeParse(input);
  const fields = missing?.fields ?? [];
  return data !== undefined && fields.some((field) => isBlank(data[field]));
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && !value.trim());
}

const MAX_FAULT_PATH = 200;

function faultsOf(issue: z.core.$ZodIssue): FieldFault[] {
  const path = issue.path.map(String);
  const at = (...more: string[]) => [...path, ...more].join(".").slice(0, MAX_FAULT_PATH);
  if (issue.code !== "unrecognized_keys") return [{ path: at(), message: issue.message }];
  return issue.keys.slice(0, 20).map((key) => ({ path: at(key), message: "Unknown field." }));
}

/** The texts with half of a surrogate pair: PostgreSQL would store them as U+FFFD, all the same. */
function brokenTexts(value: unknown, path: readonly string[] = []): FieldFault[] {
  if (typeof value === "string")
    return value.isWellFormed()
      ? []
      : [{ path: path.join("."), message: "Has half of a character." }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => brokenTexts(part, [...path, name]));
}

/** The query of an address. A repeated name is a list, which only a contract that expects one accepts. */
export function queryOf(address: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const name of address.keys()) {
    const values = address.getAll(name);
    query[name] = values.length === 1 ? (values[0] ?? "") : values;
  }
  return query;
}
