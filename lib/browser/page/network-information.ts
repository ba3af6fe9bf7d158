/** Part of the Network Information API, which not every browser has. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Returns false on 2g connections and with data saver on (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

export function getConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection
}
