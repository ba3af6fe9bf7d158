/** Its place in the table is its `position`. */
export type LookupRow = {
  readonly name: string
  readonly nameKm: string | null
}
