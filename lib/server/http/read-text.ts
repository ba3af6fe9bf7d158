/** The text of a request's body, or null when it has more bytes; no more of it is read then. */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // Counted while it comes in: a stated length need not be true.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
