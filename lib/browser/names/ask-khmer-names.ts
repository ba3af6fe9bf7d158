import { fetchReply, toAddress } from '@/lib/browser/wire/transport'
import { khmerNameCalls } from '@/lib/contract/site/khmer-name-calls'
import { toRecord } from '@/lib/shared/to-record'
import { keepKhmerNames } from './khmer-names'

let asked: Promise<boolean> | undefined

/** Once a visit; where the API does not answer, the next one who asks is the first. */
export async function askForKhmerNames(): Promise<void> {
  asked ??= read().catch(() => false)
  if (!(await asked)) asked = undefined
}

async function read(): Promise<boolean> {
  const { status, body } = await fetchReply(toAddress(khmerNameCalls.list, {}), 'GET')
  if (status !== 200 || typeof body !== 'object' || body === null) return false
  keepKhmerNames(
    Object.fromEntries(Object.entries(body).map(([filter, names]) => [filter, toNames(names)])),
  )
  return true
}

function toNames(names: unknown): Readonly<Record<string, string>> {
  const named = Object.entries(toRecord(names))
  return Object.fromEntries(
    named.flatMap(([id, name]) => (typeof name === 'string' ? [[id, name]] : [])),
  )
}
