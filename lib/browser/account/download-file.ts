/** in ms; by then every browser has started the download, and the blob can be freed */
const REVOKE_AFTER_MS = 60_000

export function downloadFile(text: string, name: string, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
