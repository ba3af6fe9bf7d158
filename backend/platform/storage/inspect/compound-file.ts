/**
 * Lists the names of an MS-CFB file; null when it is invalid. Chains are bounded by the number of sectors, so
 * a circular one ends.
 */
export function listCompoundNames(content: Buffer): string[] | null {
  if (content.length < HEADER || !content.subarray(0, 8).equals(SIGNATURE)) return null
  const shift = content.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return null
  const size = 1 << shift
  const sectorAt = (index: number) => content.subarray((index + 1) * size, (index + 2) * size)
  const next = readTable(content, sectorAt, size)
  const names: string[] = []
  const seen = new Set<number>()
  let sector = content.readUInt32LE(48)
  while (sector !== END_OF_CHAIN) {
    const entries = sectorAt(sector)
    if (seen.has(sector) || entries.length < size) return null
    seen.add(sector)
    for (let at = 0; at < size; at += ENTRY)
      names.push(...readName(entries.subarray(at, at + ENTRY)))
    sector = next.get(sector) ?? END_OF_CHAIN
  }
  return names
}

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER = 512
const ENTRY = 128
const END_OF_CHAIN = 0xfffffffe
/** Sector numbers above this are markers, not sectors. */
const MAX_SECTOR = 0xfffffffa
/** Table sectors named by the header itself; a file of 5 MB needs fewer than 109. */
const HEADER_TABLE = { at: 76, count: 109 }

function readTable(
  content: Buffer,
  sectorAt: (index: number) => Buffer,
  size: number,
): ReadonlyMap<number, number> {
  const next = new Map<number, number>()
  for (let index = 0; index < HEADER_TABLE.count; index += 1) {
    const sector = content.readUInt32LE(HEADER_TABLE.at + index * 4)
    if (sector > MAX_SECTOR) continue
    const table = sectorAt(sector)
    for (let at = 0; at + 4 <= table.length; at += 4) {
      next.set((index * size + at) / 4, table.readUInt32LE(at))
    }
  }
  return next
}

/** Its length is in bytes and counts the closing NUL. */
function readName(entry: Buffer): string[] {
  const length = entry.readUInt16LE(64)
  const isUsed = entry.readUInt8(66) !== 0
  if (!isUsed || length < 2 || length > 64) return []
  return [entry.subarray(0, length - 2).toString('utf16le')]
}
