/** Reads a body up to a number of bytes; null when it is longer, and the rest is not read. */
export async function readAtMost(
  body: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Buffer | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    // Leaving the loop ends the transfer.
    if (size > most) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
