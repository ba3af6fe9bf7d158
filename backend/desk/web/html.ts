import { escapeAttribute } from 'entities'

/** Markup that is safe to send as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = Html | string | number | null | false | readonly Html[]

/** Builds markup: values are escaped unless they are markup themselves; null and false are left out. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const filled = parts.map((part, index) => part + toMarkup(values[index] ?? null))
  return new Html(filled.join(''))
}

function toMarkup(value: Value): string {
  if (value === null || value === false) return ''
  if (value instanceof Html) return value.markup
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('\n')
  // Attributes need more escaped than texts do; with both quotes it serves either.
  return escapeAttribute(String(value)).replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
