import { describe, expect, test } from 'vitest'
import {
  internshipApplications,
  jobApplications,
  parseMessageKey,
  toMessageKey,
} from '@/backend/areas/applications/applications'
import { applicationMail } from '@/backend/areas/applications/mails/application-mail'
import { toProgress, toState } from '@/backend/areas/applications/sent-application'
import { composeAs } from '@/tests/support/outbox/compose-as'

const ID = '00000000-0000-4000-8000-000000000001'
const day = (date: number) => new Date(Date.UTC(2026, 2, date))

describe('how far an application is', () => {
  const known = {
    deliverTo: 'jobs@bridge.example',
    appliedAt: day(1),
    deliveredAt: null,
    openedAt: null,
    undeliverableAt: null,
    withdrawnAt: null,
  }

  test('is the furthest that is known', () => {
    expect(toState(known)).toBe('waiting')
    expect(toState({ ...known, undeliverableAt: day(2) })).toBe('undeliverable')
    const delivered = { ...known, undeliverableAt: day(2), deliveredAt: day(3) }
    expect(toState(delivered)).toBe('delivered')
    const opened = { ...delivered, openedAt: day(4) }
    expect(toState(opened)).toBe('opened')
    expect(toState({ ...opened, withdrawnAt: day(5) })).toBe('withdrawn')
  })

  test('without an address to send it to is told from the day of applying', () => {
    const kept = { ...known, deliverTo: null }
    expect(toState(kept)).toBe('undeliverable')
    expect(toProgress(kept).undeliverableAt).toBe(day(1).toISOString())
    expect(toProgress({ ...kept, undeliverableAt: day(2) }).undeliverableAt).toBe(
      day(2).toISOString(),
    )
    expect(toProgress(known)).toMatchObject({ undeliverableAt: null, deliveredAt: null })
  })
})

describe('the mail of an application', () => {
  test('is known again by its area and id, and nothing else is', () => {
    for (const area of [jobApplications, internshipApplications]) {
      expect(parseMessageKey(toMessageKey(area, ID))).toEqual({ area, id: ID })
    }
    for (const key of [null, 'application', `letter:job:${ID}`, `application:major:${ID}`]) {
      expect(parseMessageKey(key)).toBeNull()
    }
    expect(parseMessageKey('application:job:1')).toBeNull()
    expect(parseMessageKey(`application:job:${ID}:1`)).toBeNull()
  })

  const send = (...sizes: readonly number[]) =>
    composeAs('https://www.visvakor.example', applicationMail, {
      deliverTo: 'jobs@bridge.example',
      receiptTo: null,
      files: sizes.map((size, index) => ({ fileId: `${index}`, name: `${index}.pdf`, size })),
      link: 'https://www.visvakor.example/received',
      linkEnds: '2026-06-01',
      title: 'Bridge engineer',
      company: 'Bridge & Sons',
      name: 'Sok',
      email: null,
      phoneNumber: null,
      education: null,
      major: null,
      experience: null,
      coverLetterText: null,
      note: null,
    })
  const attached = (...sizes: readonly number[]) =>
    (send(...sizes).attachments ?? []).map((each) => ('fileId' in each ? each.fileId : null))

  test('carries five million bytes of files, and names the others by the link', () => {
    const most = 5 * 1024 * 1024
    expect(attached(most)).toEqual(['0'])
    expect(attached(most + 1)).toEqual([])
    expect(attached(most - 1, 1)).toEqual(['0', '1'])
    expect(attached(most, 1)).toEqual(['0'])
    expect(send(most).text).toContain('Attached: 0.pdf.\n')
    expect(send(most, 1).text).toContain(
      'Attached: 0.pdf. Too large for e-mail, see the link: 1.pdf.',
    )
  })
})
