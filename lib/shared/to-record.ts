/** Reads any value as a record of unknown values; empty when it is no object. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return { ...Object(value) }
}
