/** Fills in `/v1/job/{id}` with `{ id: 7 }` as `/v1/job/7`, percent-encoded. Throws when a parameter is missing. */
export function fillPathParams(template: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}))
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = values.get(name)
    if (value === undefined) throw new Error(`${template} needs a value for ${name}`)
    return encodeURIComponent(String(value))
  })
}
