const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export function toSectionText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character)
}

export function paragraph(text: string): string {
  return `<p>${toSectionText(text)}</p>`
}

export function heading(text: string): string {
  return `<h3>${toSectionText(text)}</h3>`
}

export function list(tag: 'ul' | 'ol', items: readonly string[]): string {
  return `<${tag}>${items.map((item) => `<li>${toSectionText(item)}</li>`).join('')}</${tag}>`
}

export function mailLink(address: string, subject: string): string {
  return `<a href="mailto:${address}?subject=${encodeURIComponent(subject)}">${address}</a>`
}
