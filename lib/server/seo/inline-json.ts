/** Safe inside a script element: `<` cannot open or close one (promise T10). */
export function toInlineJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
