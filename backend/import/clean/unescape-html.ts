const SIGNS: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  amp: '&',
}

/** HTML that a source wrote with its own signs escaped, back as HTML; one level only. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (entity, name) => SIGNS[name] ?? entity)
}
