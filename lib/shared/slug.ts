const NOT_IN_SLUG = /[^\u1780-\u17FF\p{Script=Latin}\d\s-]/gu

/**
 * The slug of a title: lower case, only Khmer letters, digits, Latin letters, spaces and hyphens
 * kept, trimmed, runs of white space turned into one hyphen (spec §5). May be empty.
 */
export function toSlug(title: string): string {
  return title.toLowerCase().replace(NOT_IN_SLUG, '').trim().replace(/\s+/g, '-')
}
