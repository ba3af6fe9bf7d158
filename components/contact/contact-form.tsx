'use client'

import { Form } from '@/components/forms/form'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useForm } from '@/hooks/forms/use-form'
import type { FormOutcome, FormValues } from '@/lib/browser/forms/send-form'
import { POSTED_HERE } from '@/lib/shared/forms/posted-here'
import { TRAP_FIELD } from '@/lib/shared/forms/trap'

type Props = {
  /** Typed before, by field, when the form comes back. */
  readonly values?: Readonly<Record<string, string>>
  readonly outcome?: FormOutcome
}

/** A plain form; with script the answer comes in place, and the text survives a reload (spec §2, decision 009). */
export function ContactForm({ values = {}, outcome: earlier }: Props) {
  const form = useForm({ name: 'contact-text', earlier, send })

  return (
    <Form form={form} action={POSTED_HERE.contact} refusal="Your message is not sent yet">
      <TextField
        {...form.field('companyName')}
        label="Your name or company"
        defaultValue={values.companyName}
        autoComplete="name"
      />
      <TextField
        {...form.field('email')}
        label="E-mail"
        hint="We send the answer here."
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
      <div className="hidden" aria-hidden="true">
        <input name={TRAP_FIELD} aria-label="Leave this empty" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" disabled={form.isBusy}>
        {form.isBusy ? 'Sending…' : 'Send the message'}
      </Button>
    </Form>
  )
}

async function send(values: FormValues, form: HTMLFormElement): Promise<string> {
  const { sendMessage } = await import('@/lib/browser/forms/contact-form')
  return `${await sendMessage(values, form)} We answer by e-mail.`
}
