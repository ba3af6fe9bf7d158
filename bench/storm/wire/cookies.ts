import { parseSetCookie } from 'cookie'

/** What a browser keeps for our site. */
export type Cookies = {
  readonly header: () => string
  readonly get: (name: string) => string | undefined
  readonly set: (name: string, value: string) => void
  /** From `Set-Cookie`. */
  readonly take: (lines: readonly string[]) => void
}

export function openCookies(): Cookies {
  const kept = new Map<string, string>()
  return {
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    get: (name) => kept.get(name),
    set: (name, value) => kept.set(name, value),
    take: (lines) => {
      for (const line of lines) {
        const { name, value = '', maxAge } = parseSetCookie(line)
        if (maxAge === 0) kept.delete(name)
        else kept.set(name, value)
      }
    },
  }
}
