/** The six-digit code in a message. */
export function readCode({ text }: { readonly text: string } | undefined = { text: '' }): string {
  const [code] = /\b\d{6}\b/.exec(text) ?? []
  if (code === undefined) throw new Error('The message has no code')
  return code
}

/** Six digits that differ from the code. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
