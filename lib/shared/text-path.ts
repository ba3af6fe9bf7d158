/** Where a page's text stands as Markdown: `/jobs/12/site-engineer.md`. */
export function toTextPath(path: string): string {
  return `${path}.md`
}
