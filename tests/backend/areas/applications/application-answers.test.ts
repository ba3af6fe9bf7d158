import { describe, expect, test } from 'vitest'
import {
  internshipApplications,
  jobApplications,
  parseApplicationMailKey,
  toApplicationMailKey,
} from '@/backend/areas/applications/application-tables'
import { applicationMail } from '@/backend/areas/applications/mails/application-mail'
import {
  toApplicationProgress,
  toApplicationState,
} from '@/backend/areas/applications/sent-application'
import { composeAs } from '@/tests/support/outbox/compose-as'

const ID = '00000000-0000-4000-8000-000000000001'
const day = (date: number) => new Date(Date.UTC(2026, 2, date))

describe('toState', () => {
  const known = {
    deliverTo: 'jobs@bridge.example',
    appliedAt: day(1),
    deliveredAt: null,
    openedAt: null,
    undeliverableAt: null,
    withdrawnAt: null,
  }

  test('returns the furthest state the application has reached', () => {
    expect(toApplicationState(known)).toBe('waiting')
    expect(toApplicationState({ ...known, undeliverableAt: day(2) })).toBe('undeliverable')
    const delivered = { ...known, undeliverableAt: day(2), deliveredAt: day(3) }
    expect(toApplicationState(delivered)).toBe('delivered')
    const opened = { ...delivered, openedAt: day(4) }
    expect(toApplicationState(opened)).toBe('opened')
    expect(toApplicationState({ ...opened, withdrawnAt: day(5) })).toBe('withdrawn')
  })

  test('returns undeliverable from the day of applying when the employer has no e-mail address', () => {
    const withoutAddress = { ...known, deliverTo: null }
    expect(toApplicationState(withoutAddress)).toBe('undeliverable')
    expect(toApplicationProgress(withoutAddress).undeliverableAt).toBe(day(1).toISOString())
    expect(
      toApplicationProgress({ ...withoutAddress, undeliverableAt: day(2) }).undeliverableAt,
    ).toBe(day(2).toISOString())
    expect(toApplicationProgress(known)).toMatchObject({ undeliverableAt: null, deliveredAt: null })
  })
})

describe('the e-mail of an application', () => {
  test('is identified by a message key of area and id, and no other key is parsed', () => {
    for (const area of [jobApplications, internshipApplications]) {
      expect(parseApplicationMailKey(toApplicationMailKey(area, ID))).toEqual({ area, id: ID })
    }
    for (const key of [null, 'application', `letter:job:${ID}`, `application:major:${ID}`]) {
      expect(parseApplicationMailKey(key)).toBeNull()
    }
    expect(parseApplicationMailKey('application:job:1')).toBeNull()
    expect(parseApplicationMailKey(`application:job:${ID}:1`)).toBeNull()
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

  test('attaches up to five megabytes of files and names the rest next to the link', () => {
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
