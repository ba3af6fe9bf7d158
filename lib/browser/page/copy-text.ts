/** False when the browser has no clipboard for us, or refuses: then the text is shown for copying by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Nothing else could be done with the reason.
    return false
  }
}
