'use client'

import { Form } from '@/components/forms/form'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useForm } from '@/hooks/forms/use-form'
import type { FormResult, FormValues } from '@/lib/browser/forms/submit-form'
import { FORM_ACTIONS } from '@/lib/shared/forms/form-actions'

type Props = {
  /** Values typed before, by field, when the form is shown again. */
  readonly values?: Readonly<Record<string, string>>
  readonly outcome?: FormResult
}

/** Sends a message with a plain form; with script the answer appears in place and the text survives a reload (spec §2, decision 009). */
export function ContactForm({ values = {}, outcome: initialOutcome }: Props) {
  const form = useForm({ name: 'contact-text', initialOutcome, send })

  return (
    <Form form={form} action={FORM_ACTIONS.contact} refusal="Your message was not sent">
      <TextField
        {...form.field('companyName')}
        label="Your name or company"
        defaultValue={values.companyName}
        autoComplete="name"
      />
      <TextField
        {...form.field('email')}
        label="E-mail"
        hint="We reply to this address."
        type="email"
        defaultValue={values.email}
        autoComplete="email"
      />
      <Field {...form.field('message')} label="Message" hint="At most 5,000 characters.">
        {(control) => (
          <textarea
            {...control}
            name="message"
            defaultValue={values.message}
            required
            rows={8}
            className="control"
          />
        )}
      </Field>
      <Button type="submit" disabled={form.isBusy}>
        {form.isBusy ? 'Sending…' : 'Send the message'}
      </Button>
    </Form>
  )
}

async function send(values: FormValues, form: HTMLFormElement): Promise<string> {
  const { sendMessage } = await import('@/lib/browser/forms/contact-form')
  return `${await sendMessage(values, form)} We reply by e-mail.`
}
