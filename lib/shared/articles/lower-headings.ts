/** Sanitised HTML whose headings stand one level lower, for inside a part with a heading of its own. */
export function lowerHeadings(html: string): string {
  return html.replace(/<(\/?)h([23])>/g, (_, slash: string, level: string) => {
    return `<${slash}h${Number(level) + 1}>`
  })
}
