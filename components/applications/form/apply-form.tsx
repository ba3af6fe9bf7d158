import { useState } from 'react'
import type { ApplyTarget } from '@/components/applications/apply-target'
import { FieldGroup } from '@/components/forms/field-group'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { Field } from '@/components/ui/field'
import { type FormFieldProps, useForm } from '@/hooks/forms/use-form'
import { type Applicant, completeProfile, storeContact } from '@/lib/browser/applications/applicant'
import type { Application, ApplicationClient } from '@/lib/browser/applications/application-client'
import { openDraft, toDraftName } from '@/lib/browser/applications/application-draft'
import { findApplicationProblems } from '@/lib/browser/applications/application-problems'
import { toApplicationInput } from '@/lib/browser/applications/send-application'
import type { FormValues } from '@/lib/browser/forms/submit-form'
import { toDay } from '@/lib/shared/calendar/day'
import { languageOf } from '@/lib/shared/format/languages'
import { formatPhone } from '@/lib/shared/forms/phone-number'
import { logFailure } from '@/lib/shared/log-failure'
import { ApplicationClosedNotice } from './application-closed-notice'
import { CoverLetterField } from './cover-letter-field'
import { CvField } from './cv-field'

type Props = {
  readonly applying: ApplyTarget
  readonly calls: ApplicationClient
  readonly applicant: Applicant
  onSent(application: Application): void
}

export function ApplyForm({ applying, calls, applicant, onSent }: Props) {
  const { listing, id, one, employer, closingDate, requirements } = applying
  const name = toDraftName(listing, id)
  const [draft] = useState(() => openDraft(name))
  const [hasClosed, setClosed] = useState(() => isPast(closingDate))

  async function send(values: FormValues): Promise<string> {
    try {
      const answers = toApplicationInput(values, draft.key, applicant.choices)
      const application = await calls.send(id, answers, values)
      storeContact(values)
      void completeProfile(values, applicant.stated)
      onSent(application)
      return ''
    } catch (cause) {
      setClosed(await isClosedNow(calls, id))
      throw cause
    }
  }

  const form = useForm({ name, place: 'device', send, check: findApplicationProblems })
  return (
    <Form form={form} refusal="Your application was not sent">
      {hasClosed && <ApplicationClosedNotice draft={name} one={one} />}
      <CvField {...form.field('resumeId')} draft={draft} />
      <CoverLetterField
        file={form.field('coverLetterFileId')}
        text={form.field('coverLetterText')}
        draft={draft}
      />
      <FieldGroup title="Note for the employer">
        <div className="whole">
          <Field
            {...form.field('note')}
            label="Note (optional)"
            hint="For example when you can start, when to call you, or what your CV does not say."
          >
            {(control) => <textarea {...control} name="note" rows={3} className="control" />}
          </Field>
        </div>
      </FieldGroup>
      <FieldGroup
        title="How the employer can reach you"
        intro="An e-mail address or a phone number is enough."
      >
        <div className="whole">
          <TextField
            {...form.field('name')}
            label="Name"
            autoComplete="name"
            defaultValue={applicant.name}
          />
        </div>
        <TextField
          {...form.field('email')}
          label="E-mail"
          type="email"
          required={false}
          autoComplete="email"
          defaultValue={applicant.email}
        />
        <TextField
          {...form.field('phoneNumber')}
          label="Phone number"
          type="tel"
          required={false}
          autoComplete="tel"
          defaultValue={formatPhone(applicant.phoneNumber)}
        />
      </FieldGroup>
      <RequirementFields field={form.field} asked={requirements} applicant={applicant} />
      <div className="border-t border-line pt-5">
        <p className="mb-4 text-sm text-ink-soft">
          We e-mail your application and CV to <span lang={languageOf(employer)}>{employer}</span>.
          Until you send it, your draft is only on this device.
        </p>
        <SubmitButton isBusy={form.isBusy || hasClosed} busy={hasClosed ? 'Closed' : 'Sending…'}>
          Send application
        </SubmitButton>
      </div>
    </Form>
  )
}

function isPast(closingDate: string | null): boolean {
  return closingDate !== null && closingDate < toDay(new Date())
}

/** Checks after a failure whether the listing has closed since the page was rendered. */
async function isClosedNow(calls: ApplicationClient, id: number): Promise<boolean> {
  try {
    return !(await calls.isOffered(id))
  } catch (cause) {
    logFailure('Whether it is still open is not known.', cause)
    return false
  }
}

type RequirementFieldsProps = {
  field(name: string): FormFieldProps
  readonly asked: ApplyTarget['requirements']
  readonly applicant: Pick<Applicant, 'stated' | 'choices'>
}

/** Shows the requirements beside the user's answers; a mismatch never blocks an application. */
function RequirementFields({
  field,
  asked,
  applicant: { stated, choices },
}: RequirementFieldsProps) {
  const rows = [
    ['educationLevelId', 'Education', asked.education],
    ['majorId', 'Major', asked.major],
    ['careerLevelId', 'Career level', asked.experience],
  ] as const
  return (
    <FieldGroup
      title="Your qualifications"
      intro="These come from your profile, and what you add here is saved there. If something does not match, you can still apply. Say why in the note."
    >
      {rows.map(([name, label, wanted]) => (
        <SelectField
          key={name}
          {...field(name)}
          label={label}
          {...(wanted && { hint: `Required: ${wanted}` })}
          options={choices[name]}
          chosen={stated[name]}
        />
      ))}
    </FieldGroup>
  )
}
