import { createHmac } from 'node:crypto'
import { isEqualInConstantTime } from './constant-time-equal'

/** Signs an attempt with LinkedIn's secret, which all our web servers have and no browser has. */
export function signAttempt(text: string, clientSecret: string): string {
  return createHmac('sha256', clientSecret).update(`attempt\n${text}`).digest('base64url')
}

export function isSignatureValid(text: string, seal: string, clientSecret: string): boolean {
  return isEqualInConstantTime(signAttempt(text, clientSecret), seal)
}
