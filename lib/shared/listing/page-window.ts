/** One place in a row of page links: a page, or a gap that stands before it. */
export type PageEntry = { readonly page: number; readonly gap: boolean }

/**
 * The pages worth linking to from `page`: the first, the last, and two on either side; a gap where
 * some are left out. For page 6 of 20: 1 … 4 5 6 7 8 … 20.
 */
export function pageWindow(page: number, pages: number): readonly PageEntry[] {
  const shown = [1, page - 2, page - 1, page, page + 1, page + 2, pages].filter(
    (candidate, index, all) =>
      candidate >= 1 && candidate <= pages && all.indexOf(candidate) === index,
  )
  return shown.flatMap((entry, index) => {
    const previous = shown[index - 1]
    const isGap = previous !== undefined && entry - previous > 1
    const link = { page: entry, gap: false }
    return isGap ? [{ page: entry - 1, gap: true }, link] : [link]
  })
}
