import { parseSetCookie } from 'cookie'

/** A browser's cookies for our site. */
export type Cookies = {
  readonly header: () => string
  readonly get: (name: string) => string | undefined
  readonly set: (name: string, value: string) => void
  /** From `Set-Cookie`. */
  readonly take: (lines: readonly string[]) => void
}

export function openCookies(): Cookies {
  const cookies = new Map<string, string>()
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    get: (name) => cookies.get(name),
    set: (name, value) => cookies.set(name, value),
    take: (lines) => {
      for (const line of lines) {
        const { name, value = '', maxAge } = parseSetCookie(line)
        if (maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      }
    },
  }
}
