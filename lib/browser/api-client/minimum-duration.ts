/** A busy state that only flickers says nothing (spec §9). */
export async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const time = new Promise((resolve) => setTimeout(resolve, ms))
  try {
    return await work
  } finally {
    await time
  }
}
