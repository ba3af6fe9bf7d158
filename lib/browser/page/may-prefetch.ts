/** The part of the Network Information API the rule reads; browsers without it give nothing. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** False on 2g connections and with the data saver on (spec §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/** What this browser tells of its connection; undefined where it tells nothing. */
export function getConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection
}
