import { escapeUTF8 } from 'entities'

type Attributes = Readonly<Record<string, string>>

/** An element with text; names are ours, text and values anybody's, without what XML cannot hold. */
export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return element(name, attributes, [escapeUTF8(text)])
}

/** `children` are already XML. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeUTF8(value)}"`)
  const start = `<${name}${written.join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`
}
