import { type Element, getAttribute } from '../crawl/elements'
import { listTexts, toSigns } from './page-text'

/** The content of a page that its structured data may repeat. */
export type PageView = {
  /** All visible text without spaces. */
  readonly signs: string
  /** The absolute URLs of its links and forms. */
  readonly targets: ReadonlySet<string>
  readonly times: ReadonlySet<string>
  readonly canonical: string
  readonly picture: string
}

/** @param elements of a whole page in order */
export function viewPage(elements: readonly Element[]): PageView {
  const values = (name: string, attribute: string) =>
    elements.flatMap((element) =>
      element.tagName === name ? (getAttribute(element, attribute) ?? []) : [],
    )
  const find = (name: string, key: string, value: string, attribute: string) => {
    const element = elements.find(
      (each) => each.tagName === name && getAttribute(each, key) === value,
    )
    return element === undefined ? '' : (getAttribute(element, attribute) ?? '')
  }
  const canonical = find('link', 'rel', 'canonical', 'href')
  const body = elements.find(({ tagName }) => tagName === 'body')
  const targets = [...values('a', 'href'), ...values('form', 'action')]
  return {
    signs: toSigns(body === undefined ? '' : listTexts(body).join('')),
    targets: new Set(
      targets.flatMap((target) =>
        URL.canParse(target, canonical) ? [new URL(target, canonical).href] : [],
      ),
    ),
    times: new Set(values('time', 'datetime')),
    canonical,
    picture: find('meta', 'property', 'og:image', 'content'),
  }
}
