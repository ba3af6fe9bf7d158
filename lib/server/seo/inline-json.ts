/** Serializes JSON for a script element: `<` is escaped, so it cannot open or close one (promise T10). */
export function toInlineJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
