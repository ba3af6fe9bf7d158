export const canShare = () => typeof navigator.share === 'function'

/** Opens the share dialog. Returns false when it failed; closing the dialog counts as success. */
export async function share(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError'
  }
}
