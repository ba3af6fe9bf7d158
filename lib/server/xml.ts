import { escapeUTF8 } from 'entities'

/** Characters that XML 1.0 cannot contain, escaped or not. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

type Attributes = Readonly<Record<string, string>>

/**
 * Builds an element with text. Text and values are escaped, without characters that XML cannot contain; names must be
 * valid.
 */
export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return element(name, attributes, [escapeText(text)])
}

/** Builds an element; `children` are XML already. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`)
  const start = `<${name}${written.join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`
}

function escapeText(text: string): string {
  return escapeUTF8(text.replace(NOT_XML, ''))
}
