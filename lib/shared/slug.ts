const NOT_IN_SLUG = /[^\u1780-\u17FF\p{Script=Latin}\d\s-]/gu

/** Builds a slug of lower-case Khmer and Latin letters, digits, and hyphens for spaces (spec §5). May be empty. */
export function toSlug(title: string): string {
  return title.toLowerCase().replace(NOT_IN_SLUG, '').trim().replace(/\s+/g, '-')
}
