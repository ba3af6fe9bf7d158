'use client'

import { Form } from '@/components/forms/form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { type FormFieldProps, useForm } from '@/hooks/forms/use-form'
import type { FormResult } from '@/lib/browser/forms/submit-form'
import { REPORT_REASONS } from '@/lib/contract/contact/schemaless-report-endpoints'
import type { ListingType } from '@/lib/contract/searches/saved-search'
import { FORM_ACTIONS } from '@/lib/shared/forms/form-actions'
import { REPORT_REASON_LABELS } from '@/lib/shared/forms/report-reasons'

type Props = {
  readonly area: ListingType
  readonly id: string
  readonly values?: Readonly<Record<string, string>>
  readonly outcome?: FormResult
}

/** Reports a listing with a plain form that asks for no name (decision 050); with script the answer appears in place. */
export function ReportForm({ area, id, values = {}, outcome: initialOutcome }: Props) {
  const form = useForm({
    name: `report-${area}-${id}`,
    initialOutcome,
    check: async (typed) =>
      (await import('@/lib/browser/forms/report-form')).findReportProblems(typed),
    send: async (typed, sent) =>
      (await import('@/lib/browser/forms/report-form')).sendReport({ area, id }, typed, sent),
  })
  return (
    <Form form={form} action={FORM_ACTIONS.report} refusal="Your report was not sent">
      <input type="hidden" name="area" value={area} />
      <input type="hidden" name="id" value={id} />
      <ReasonChoice {...form.field('reason')} chosen={values.reason} />
      <Field
        {...form.field('details')}
        label="What did you see? (optional)"
        hint="For example a phone number, or what somebody wrote to you."
      >
        {(control) => (
          <textarea
            {...control}
            name="details"
            defaultValue={values.details}
            rows={4}
            className="control"
          />
        )}
      </Field>
      <Field
        {...form.field('email')}
        label="Your e-mail address (optional)"
        hint="Only if you want a reply."
      >
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            defaultValue={values.email}
            maxLength={254}
            autoComplete="email"
            className="control"
          />
        )}
      </Field>
      <Button type="submit" disabled={form.isBusy}>
        {form.isBusy ? 'Sending…' : 'Send the report'}
      </Button>
    </Form>
  )
}

type ReasonChoiceProps = FormFieldProps & { readonly chosen: string | undefined }

function ReasonChoice({ name, id, error, chosen }: ReasonChoiceProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend className="font-medium">What is wrong with this listing?</legend>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-stop">
          {error}
        </p>
      )}
      {REPORT_REASONS.map((reason, index) => (
        <label key={reason} className="choice">
          <input
            {...(index === 0 && { id })}
            type="radio"
            name={name}
            value={reason}
            defaultChecked={reason === chosen}
            required
          />
          {REPORT_REASON_LABELS[reason]}
        </label>
      ))}
    </fieldset>
  )
}
