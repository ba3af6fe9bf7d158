import type { SmsSender } from './messages'

/** Milliseconds. */
const BUDGET = 10_000

/** POST `{to, text}`. User and password become basic authentication, so that no log of addresses has a secret. */
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
