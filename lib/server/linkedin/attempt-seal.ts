import { createHmac } from 'node:crypto'
import { isSameText } from './same-text'

/** Proves that one of our web apps wrote the text: all of them have LinkedIn's secret, and no browser has it. */
export function toSeal(text: string, clientSecret: string): string {
  return createHmac('sha256', clientSecret).update(`attempt\n${text}`).digest('base64url')
}

export function isSealed(text: string, seal: string, clientSecret: string): boolean {
  return isSameText(toSeal(text, clientSecret), seal)
}
