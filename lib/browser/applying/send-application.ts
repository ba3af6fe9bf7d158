import type { FormValues } from '@/lib/browser/forms/send-form'
import { atLeast } from '@/lib/browser/wire/at-least'
import { callApi } from '@/lib/browser/wire/call-api'
import type { Check } from '@/lib/browser/wire/early'
import { failUnanswered, requireReply } from '@/lib/browser/wire/require-reply'
import type { jobApplicationEndpoints } from '@/lib/contract/applications/application'
import type { BodyOf, CallInput, Endpoint, ReplyOf } from '@/lib/contract/endpoint'
import { MIN_FETCH_MS } from '@/lib/shared/limits'
import type { Applicant, StudyField } from './applicant'
import { toApplicationProblems } from './application-problems'

/** What goes to the employer, without the listing it is for. */
export type ApplicationInput = Omit<BodyOf<typeof jobApplicationEndpoints.send>, 'jobId'>

export function toInput(
  values: FormValues,
  key: string,
  choices: Applicant['choices'],
): ApplicationInput {
  const nameOf = (field: StudyField) =>
    choices[field].find(({ id }) => String(id) === values[field])?.name ?? null
  const { letter } = values
  return {
    key,
    resumeId: values.resumeId ?? '',
    name: values.name ?? null,
    email: values.email?.trim() || null,
    phoneNumber: values.phoneNumber?.trim() || null,
    education: nameOf('educationLevelId'),
    major: nameOf('majorId'),
    experience: nameOf('careerLevelId'),
    coverLetterFileId: letter === 'file' ? (values.coverLetterFileId ?? null) : null,
    coverLetterText: letter === 'text' ? values.coverLetterText?.trim() || null : null,
    note: values.note?.trim() || null,
  }
}

/** Sent again with the same key, it is the same application (promise F9). @throws FormError */
export async function sendApplication<E extends Endpoint>(
  endpoint: E & { readonly reply: Check<ReplyOf<E>> },
  input: CallInput<E>,
  values: FormValues,
): Promise<ReplyOf<E>> {
  const reply = await atLeast(MIN_FETCH_MS, callApi(endpoint, input)).catch(failUnanswered)
  return requireReply(endpoint, reply, {
    explain: (refused) =>
      toApplicationProblems(
        refused.map(({ path }) => path),
        values,
      ),
  })
}
