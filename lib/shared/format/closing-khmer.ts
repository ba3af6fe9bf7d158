const format = new Intl.DateTimeFormat('km-u-nu-khmr', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/**
 * Formats "Last day: 28 December" or "Until filled" in Khmer. `closingDate` is `YYYY-MM-DD`; null: open until
 * filled.
 */
export function formatClosingInKhmer(closingDate: string | null): string {
  if (closingDate === null) return 'រហូតដល់គ្រប់ចំនួន'
  return `ថ្ងៃផុតកំណត់៖ ថ្ងៃទី${format.format(new Date(closingDate)).replace(' ', ' ខែ')}`
}
