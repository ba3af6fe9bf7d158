/** Lists the page numbers to link: first, last, and two on either side. For page 6 of 20: 1, 4, 5, 6, 7, 8 and 20. */
export function pageWindow(page: number, pages: number): readonly number[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, pages]
  return [...new Set(near)].filter((each) => each >= 1 && each <= pages)
}
