import { z } from 'zod'
import { type Applications, internshipApplications, jobApplications } from './applications'

export const AREAS = { job: jobApplications, internship: internshipApplications } as const

const PREFIX = 'application'

const kept = z.tuple([z.literal(PREFIX), z.enum(['job', 'internship']), z.uuid()])

const COLLECTION = 'applications'

/** Builds the outbox key of a mail about several applications. */
export function toCombinedMailKey(id: string): string {
  return `${COLLECTION}:${id}`
}

export function isCombinedMailKey(key: string | null): boolean {
  return key?.startsWith(`${COLLECTION}:`) ?? false
}

/** Builds the outbox key of the mail of one application. */
export function toMessageKey({ kind }: Applications, id: string): string {
  return [PREFIX, kind, id].join(':')
}

/** Parses a key of `toMessageKey`; null for any other. */
export function parseMessageKey(key: string | null): { area: Applications; id: string } | null {
  const { data } = kept.safeParse(key?.split(':'))
  return data === undefined ? null : { area: AREAS[data[1]], id: data[2] }
}
