import type { SmsSender } from './messages'

/** Longest wait for the gateway, in milliseconds. */
const BUDGET = 10_000

/**
 * Hands text messages to a gateway as POST `{to, text}`. User and password in the address become
 * basic authentication, so that a secret never stands in a log of addresses.
 */
export function createHttpSmsSender(address: string): SmsSender {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const headers = {
    'content-type': 'application/json',
    ...(username === ''
      ? {}
      : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  }
  return {
    async sendSms({ to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(BUDGET),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`)
    },
  }
}
