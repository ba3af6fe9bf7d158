export type Thing = { readonly [property: string]: unknown }

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function listValues(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** The values at a path such as `hiringOrganization.name`, in each of several things. */
export function listAt(thing: unknown, path: string): readonly unknown[] {
  return path
    .split('.')
    .reduce<readonly unknown[]>(
      (values, name) => values.flatMap((value) => (isThing(value) ? listValues(value[name]) : [])),
      [thing],
    )
}

export function typeOf(thing: Thing): string {
  return String(thing['@type'])
}
