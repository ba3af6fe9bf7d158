export const canShare = () => typeof navigator.share === 'function'

/** False when the device did not let us; a visitor who closed its window has seen it. */
export async function share(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError'
  }
}
