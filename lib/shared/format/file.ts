const TYPES: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/msword': 'Word',
  'application/pdf': 'PDF',
  'application/vnd.oasis.opendocument.text': 'OpenDocument',
}

/** Formats "Word, 11 KB"; `size` in bytes. */
export function formatFile({ mediaType, size }: { mediaType: string; size: number }): string {
  return `${TYPES[mediaType] ?? 'File'}, ${formatSize(size)}`
}

/** Formats "11 KB" or "1.5 MB"; 1 KB is 1,000 bytes. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000
    ? `${kilobytes} KB`
    : `${(kilobytes / 1000).toFixed(1).replace(/\.0$/, '')} MB`
}
