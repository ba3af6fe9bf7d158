/** Delays a result to a minimum duration, because a busy state that flickers is confusing (spec §9). */
export async function withMinimumDuration<T>(ms: number, work: Promise<T>): Promise<T> {
  const time = new Promise((resolve) => setTimeout(resolve, ms))
  try {
    return await work
  } finally {
    await time
  }
}
