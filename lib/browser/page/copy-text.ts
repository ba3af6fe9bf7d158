/** False when the browser has no clipboard for us, or refuses: the text is then shown, selected, to copy by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The caller shows it.
    return false
  }
}
