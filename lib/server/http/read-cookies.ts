import { parseCookie } from 'cookie'

type Cookies = { get(name: string): { readonly value: string } | undefined }

/** Of a `Cookie` header, without values that no header can have: ours are letters and digits, whatever else a browser was made to keep. */
export function readCookies(header: string | null | undefined): Cookies {
  const cookies = parseCookie(header ?? '')
  return {
    get: (name) => {
      const value = cookies[name]
      return value !== undefined && /^[\x21-\x7e]+$/.test(value) ? { value } : undefined
    },
  }
}
