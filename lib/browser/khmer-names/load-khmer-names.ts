import { fetchJson, toRequestUrl } from '@/lib/browser/api-client/transport'
import { schemalessKhmerNameEndpoints } from '@/lib/contract/khmer-names/schemaless-khmer-name-endpoints'
import { toRecord } from '@/lib/shared/to-record'
import { setKhmerNames } from './khmer-names'

let loading: Promise<boolean> | undefined

/** Fetches the Khmer names once a visit; a failure is retried by the next call. */
export async function loadKhmerNames(): Promise<void> {
  loading ??= fetchNames().catch(() => false)
  if (!(await loading)) loading = undefined
}

async function fetchNames(): Promise<boolean> {
  const { status, body } = await fetchJson(
    toRequestUrl(schemalessKhmerNameEndpoints.list, {}),
    'GET',
  )
  if (status !== 200 || typeof body !== 'object' || body === null) return false
  setKhmerNames(
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
