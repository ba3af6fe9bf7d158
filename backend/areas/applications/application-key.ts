import { z } from 'zod'
import { type Applications, internshipApplications, jobApplications } from './applications'

export const AREAS = { job: jobApplications, internship: internshipApplications } as const

const PREFIX = 'application'

const kept = z.tuple([z.literal(PREFIX), z.enum(['job', 'internship']), z.uuid()])

const COLLECTION = 'applications'

/** By which the outbox knows a mail about several applications. */
export function toCombinedMailKey(id: string): string {
  return `${COLLECTION}:${id}`
}

export function isCombinedMailKey(key: string | null): boolean {
  return key?.startsWith(`${COLLECTION}:`) ?? false
}

/** By which the outbox knows the mail of an application. */
export function toMessageKey({ kind }: Applications, id: string): string {
  return [PREFIX, kind, id].join(':')
}

/** Null for what `toMessageKey` did not make. */
export function parseMessageKey(key: string | null): { area: Applications; id: string } | null {
  const { data } = kept.safeParse(key?.split(':'))
  return data === undefined ? null : { area: AREAS[data[1]], id: data[2] }
}
