/** For subjects and lists: without breaks, tabs and other signs nobody sees. */
export function toOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
