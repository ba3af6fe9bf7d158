/** What JSON of others holds, by its keys; nothing where it is no object. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return { ...Object(value) }
}
