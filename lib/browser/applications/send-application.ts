import type { ReplyValidator } from '@/lib/browser/api-client/light-endpoint'
import { withMinimumDuration } from '@/lib/browser/api-client/minimum-duration'
import { parseReply, throwUnreachable } from '@/lib/browser/api-client/parse-reply'
import { sendRequest } from '@/lib/browser/api-client/send-request'
import type { FormValues } from '@/lib/browser/forms/submit-form'
import type { jobApplicationEndpoints } from '@/lib/contract/applications/application'
import type { BodyOf, CallInput, Endpoint, ReplyOf } from '@/lib/contract/endpoint'
import { MIN_FETCH_MS } from '@/lib/shared/limits'
import type { Applicant, StudyField } from './applicant'
import { toApplicationProblems } from './application-problems'

/** The application without the listing it is for. */
export type ApplicationInput = Omit<BodyOf<typeof jobApplicationEndpoints.send>, 'jobId'>

export function toApplicationInput(
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

/**
 * Sends an application. Repeating it with the same key returns the same application (promise F9). @throws
 * FormError
 */
export async function sendApplication<E extends Endpoint>(
  endpoint: E & { readonly reply: ReplyValidator<ReplyOf<E>> },
  input: CallInput<E>,
  values: FormValues,
): Promise<ReplyOf<E>> {
  const reply = await withMinimumDuration(MIN_FETCH_MS, sendRequest(endpoint, input)).catch(
    throwUnreachable,
  )
  return parseReply(endpoint, reply, {
    toProblems: (refused) =>
      toApplicationProblems(
        refused.map(({ path }) => path),
        values,
      ),
  })
}
