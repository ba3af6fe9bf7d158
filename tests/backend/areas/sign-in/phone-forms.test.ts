import { beforeAll, expect, test } from 'vitest'
import { personalDetailEndpoints } from '@/lib/contract/profile/personal-detail'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { recordMessages } from '@/tests/support/app-deps'
import { type Applicant, addApplicant, addVacancy, applyFor } from '@/tests/support/applications'
import { provideDatabase } from '@/tests/support/database'
import { SAME_NUMBER } from '@/tests/support/phone-forms'
import { readCode } from '@/tests/support/sign-in/sent-code'

const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const messages = recordMessages()
const api = provideApp({ db }, clock, { senders: messages.senders })

let applicant: Applicant
beforeAll(async () => {
  applicant = await addApplicant(api)
})

const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload })

test.each(SAME_NUMBER.map((written, day) => ({ written, day })))(
  'normalises $written to one number in every request',
  async ({ written, day }) => {
    // Each on its own day, so that rate limits of earlier forms do not count.
    clock.set(new Date(Date.UTC(2026, 2, 10 + day, 5)).toISOString())

    const asked = await post('/v1/otp/request', { phoneNumber: written })
    const text = messages.texts.at(-1)
    expect(text?.to).toBe('+85512345678')
    const opened = await post('/auth/v1/login-with-phone/otp-provider', {
      phoneNumber: written,
      token: asked.json().token,
      otpCode: readCode(text),
    })
    expect(opened.json().user.phoneNumber).toBe('+85512345678')

    const saved = await api.app.inject({
      ...{ method: 'PATCH', url: personalDetailEndpoints.update.path },
      headers: { ...applicant.headers },
      payload: { phoneNumber: written },
    })
    expect(saved.json().phoneNumber).toBe('+85512345678')

    const jobId = await addVacancy(db)
    const sent = await applyFor(api, applicant, jobId, { phoneNumber: written })
    expect(sent.phoneNumber).toBe('+85512345678')
  },
)
