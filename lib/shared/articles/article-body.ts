import { toSlug } from '@/lib/shared/slug'

/** A heading of a text: the id to jump to, its words, and whether it stands below another. */
export type BodyHeading = {
  readonly id: string
  readonly words: string
  readonly level: 2 | 3
}

/** From this many headings on a text has a list of them (look §7). */
const ENOUGH_FOR_CONTENTS = 3

const HEADING = /<h([23])>(.*?)<\/h\1>/gs

/**
 * Sanitised HTML made ready for a page: its headings get ids, its tables a frame that scrolls by itself
 * on narrow screens and can be reached by keyboard.
 *
 * @param html as the API gives it: tags without attributes, save those of links (promise T10)
 * @param prefix begins every id, so that two articles kept in one document never share one
 * @returns the list of contents as well, empty where the headings are too few for one
 */
export function toArticleBody(
  html: string,
  prefix: string,
): { readonly html: string; readonly contents: readonly BodyHeading[] } {
  const headings: BodyHeading[] = []
  const marked = html.replace(HEADING, (_, level: string, inner: string) => {
    const words = toPlainText(inner)
    const id = toFreeId(`${prefix}-${toSlug(words) || 'part'}`, headings)
    headings.push({ id, words, level: level === '2' ? 2 : 3 })
    return `<h${level} id="${id}">${inner}</h${level}>`
  })
  return {
    html: marked
      .replaceAll(
        '<table>',
        '<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table>',
      )
      .replaceAll('</table>', '</table></div>'),
    contents: headings.length < ENOUGH_FOR_CONTENTS ? [] : headings,
  }
}

function toFreeId(wanted: string, taken: readonly BodyHeading[]): string {
  let id = wanted
  for (let count = 2; taken.some((heading) => heading.id === id); count += 1) {
    id = `${wanted}-${count}`
  }
  return id
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** The words of sanitised HTML, entities read once. */
export function toPlainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
}
