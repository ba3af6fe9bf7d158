import createPurifier, { type Config } from 'dompurify'

const RULES: Config & { readonly RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: 'p br ul ol li strong em b i h3 h4 a blockquote'.split(' '),
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):[^<>]*$/i,
  RETURN_DOM_FRAGMENT: true,
}

/** Sanitises HTML like the API does (promise T10). */
export function sanitiseHtml(html: string): string {
  const kept = document.createElement('div')
  kept.append(createPurifier(window).sanitize(html, RULES))
  for (const link of kept.querySelectorAll('a')) {
    // A link whose address was removed becomes text.
    if (!link.hasAttribute('href')) link.replaceWith(...link.childNodes)
    link.rel = 'nofollow noopener'
    link.target = '_blank'
  }
  return kept.innerHTML
}
