/** Copies a text. Returns false when the browser refuses; then the text is shown for copying by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The reason does not matter to the caller.
    return false
  }
}
