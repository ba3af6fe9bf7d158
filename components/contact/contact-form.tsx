'use client'

import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field } from '@/components/ui/field'
import { useAccountForm } from '@/hooks/forms/use-account-form'
import type { FormOutcome, FormValues } from '@/lib/browser/forms/send-form'
import { TRAP_FIELD } from '@/lib/shared/forms/trap'
import { logFailure } from '@/lib/shared/log-failure'
import { routes } from '@/lib/shared/routes'

type Props = {
  /** Typed before, by field, when the form comes back. */
  readonly values?: Readonly<Record<string, string>>
  readonly outcome?: FormOutcome
}

/** A plain form; with script the answer comes in place, and the text survives a reload (spec §2, decision 009). */
export function ContactForm({ values = {}, outcome: earlier }: Props) {
  const { form, answer, outcome, isBusy, submit, field } = useAccountForm({
    name: 'contact-text',
    earlier,
    prepare,
    send,
  })

  return (
    <form
      ref={form}
      method="post"
      action={routes.contactSend}
      noValidate
      onSubmit={submit}
      aria-busy={isBusy}
      className="space-y-5"
    >
      {outcome?.isSent === false && (
        <ErrorSummary
          ref={answer}
          title="Your message is not sent yet"
          failure={outcome.failure}
          problems={outcome.problems.map(({ field: name, message }) => ({
            id: field(name).id,
            message,
          }))}
        />
      )}
      <div ref={outcome?.isSent ? answer : undefined} role="status" tabIndex={-1}>
        {outcome?.isSent && (
          <p className="border-l-4 border-ok py-1 pl-4 text-lg font-medium">
            {outcome.words} We answer by e-mail.
          </p>
        )}
      </div>
      <Field label="Your name or company" {...field('companyName')}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="companyName"
            defaultValue={values.companyName}
            required
            autoComplete="name"
            className="control"
          />
        )}
      </Field>
      <Field label="E-mail" hint="We send the answer here." {...field('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            defaultValue={values.email}
            required
            autoComplete="email"
            className="control"
          />
        )}
      </Field>
      <Field label="Message" hint="At most 5,000 characters." {...field('message')}>
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
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Send the message'}
      </Button>
    </form>
  )
}

async function send(values: FormValues, form: HTMLFormElement): Promise<string> {
  const { sendMessage } = await import('@/lib/browser/forms/contact-form')
  return sendMessage(values, form)
}

function prepare(form: HTMLFormElement): void {
  import('@/lib/browser/forms/contact-form')
    .then(({ openMessage }) => openMessage(form))
    .catch((cause: unknown) => logFailure('What the message is about is not filled in.', cause))
}
