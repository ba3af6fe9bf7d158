import { getStoredText, storeText } from '@/lib/browser/forms/form-storage'
import { getOwnerHash } from '@/lib/browser/session/session-state'
import { parseJson } from '@/lib/shared/parse-json'

/** A visit to an employer's site from a listing, stored on this device only. */
export type EmployerSiteVisit = {
  readonly href: string
  readonly title: string
  readonly host: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** The visitor's answer to whether they applied; null when not answered yet. */
  readonly hasApplied: boolean | null
}

const KEY = 'site-visits'

/** The oldest visits beyond this number are deleted. */
const MAX_VISITS = 50

const listeners = new Set<() => void>()

/** Lists the visits, latest first. */
export function listEmployerSiteVisits(): readonly EmployerSiteVisit[] {
  const stored = Object.values(getStoredText(KEY, undefined, 'device'))
  return stored.flatMap(toVisit).sort((one, other) => other.at.localeCompare(one.at))
}

export function saveEmployerSiteVisit(visit: EmployerSiteVisit): void {
  write(
    [visit, ...listEmployerSiteVisits().filter(({ href }) => href !== visit.href)].slice(
      0,
      MAX_VISITS,
    ),
  )
}

export function deleteEmployerSiteVisit(href: string): void {
  write(listEmployerSiteVisits().filter((visit) => visit.href !== href))
}

/** Calls the listener on changes in this or another tab. Returns a function that unsubscribes. */
export function subscribeToEmployerSiteVisits(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.includes(KEY)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

function write(visits: readonly EmployerSiteVisit[]): void {
  const values = visits.map((visit) => [visit.href, JSON.stringify(visit)])
  storeText(KEY, Object.fromEntries(values), getOwnerHash(), 'device')
  for (const listener of listeners) listener()
}

function toVisit(text: string): EmployerSiteVisit[] {
  const parsed = new Map<string, unknown>(Object.entries(parseJson(text) ?? {}))
  const [href, title, host, at] = ['href', 'title', 'host', 'at'].map((name) =>
    String(parsed.get(name) ?? ''),
  )
  if (!href?.startsWith('/') || !title || !host || !at) return []
  const hasApplied = parsed.get('hasApplied')
  return [
    { href, title, host, at, hasApplied: typeof hasApplied === 'boolean' ? hasApplied : null },
  ]
}
