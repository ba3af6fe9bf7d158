const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as the content of an element. */
export function toText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character)
}

export function paragraph(text: string): string {
  return `<p>${toText(text)}</p>`
}

export function heading(text: string): string {
  return `<h3>${toText(text)}</h3>`
}

/** A list of plain texts, numbered (`ol`) or not (`ul`). */
export function list(tag: 'ul' | 'ol', items: readonly string[]): string {
  return `<${tag}>${items.map((item) => `<li>${toText(item)}</li>`).join('')}</${tag}>`
}

/** A link that opens a mail with the subject filled in. */
export function mailLink(address: string, subject: string): string {
  return `<a href="mailto:${address}?subject=${encodeURIComponent(subject)}">${address}</a>`
}
