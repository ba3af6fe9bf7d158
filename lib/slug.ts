const NOT_IN_SLUG = /[^\u1780-\u17FFa-z0-9\s-]/g

/**
 * The slug of a title: lower case, only Khmer letters and digits, Latin letters, digits, spaces and hyphens
 * kept, trimmed, runs of white space turned into one hyphen (spec §5). May be empty.
 */
export function toSlug(title: string): string {
  return title.toLowerCase().replace(NOT_IN_SLUG, '').trim().replace(/\s+/g, '-')
}
