import { toShape } from './address'

/** How many URLs of one pattern are visited when their query is more than a page number. */
const PER_QUERY = 2

/** A page of a whole listing or of a field, by which every item is reached. */
const WALKED = ['page', 'categoryId']

/** Combinations of filters, order and page multiply; more of them show nothing new. */
const MAX_NAMES = 4

/**
 * Decides which addresses a crawl follows: all pages of plain listings and of fields, so many details of each
 * kind, and of every set of query names a few.
 */
export class Selection {
  private readonly taken = new Map<string, number>()

  /** @param perDetail how many addresses of one kind of detail page, `Infinity` for all */
  constructor(private readonly perDetail: number) {}

  /** True when the address is to be followed; counts it as taken. */
  take(address: string): boolean {
    const { searchParams } = new URL(address, 'http://localhost')
    const filled = [...searchParams].filter(([, value]) => value !== '').map(([name]) => name)
    if (filled.length > MAX_NAMES) return false
    const shape = toShape(address)
    const count = this.taken.get(shape) ?? 0
    this.taken.set(shape, count + 1)
    if (!filled.every((name) => WALKED.includes(name))) return count < PER_QUERY
    return !shape.includes('{id}') || count < this.perDetail
  }
}
