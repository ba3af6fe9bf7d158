import { parseCookie } from 'cookie'

type Cookies = { get(name: string): { readonly value: string } | undefined }

/** Parses a `Cookie` header. Skips values that no header can contain, since our own cookies have letters and digits only. */
export function readCookies(header: string | null | undefined): Cookies {
  const cookies = parseCookie(header ?? '')
  return {
    get: (name) => {
      const value = cookies[name]
      return value !== undefined && /^[\x21-\x7e]+$/.test(value) ? { value } : undefined
    },
  }
}
