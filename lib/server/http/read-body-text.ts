/** Reads a body as text; null when it exceeds the limit, without reading the rest. */
export async function readBodyText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // Counted on arrival: a stated length may be false.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
