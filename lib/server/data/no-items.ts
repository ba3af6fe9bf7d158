/** An empty page of a list, for the build. */
export const noItems = { data: [], total: 0, totalIsExact: true, limit: 12, offset: 0 }
