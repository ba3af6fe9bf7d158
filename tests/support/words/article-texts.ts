import type { Text } from '@/tests/support/docs/list-texts'
import type { ShownText } from './shown-texts'

const ARTICLE = /^backend\/content\/(?!templates\/).+\.md$/

/** Paragraphs and list items of our articles, pages and answers, without tables and link targets. */
export function listArticleTexts({ path, text }: Text): ShownText[] {
  if (!ARTICLE.test(path)) return []
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split(/\n\n|\n(?=[-\d|#])/)
    .filter((part) => !/^(?:\||\s{4}|```)/.test(part))
    .map((part) => ({
      path,
      words: part.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/\s+/g, ' '),
    }))
}
