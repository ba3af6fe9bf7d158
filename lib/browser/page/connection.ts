/** Of the Network Information API; browsers without it give nothing. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** False on 2g connections and with the data saver on (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

export function getConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection
}
