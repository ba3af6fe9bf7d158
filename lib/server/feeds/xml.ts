import { escapeUTF8 } from 'entities'

type Attributes = Readonly<Record<string, string>>

/**
 * Builds an element with text. Text and values are escaped, without characters that XML cannot contain; names must be
 * valid.
 */
export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return element(name, attributes, [escapeUTF8(text)])
}

/** Builds an element; `children` are XML already. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeUTF8(value)}"`)
  const start = `<${name}${written.join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`
}
