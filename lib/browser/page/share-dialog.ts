export const canShare = (): boolean => typeof navigator.share === 'function'

/** Opens the share dialog. Returns false when it failed; closing the dialog counts as success. */
export async function openShareDialog(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError'
  }
}
