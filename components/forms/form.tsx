import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { FormState } from '@/hooks/forms/use-form'
import { HONEYPOT_FIELD } from '@/lib/shared/forms/honeypot'

type Props = {
  readonly form: FormState
  /** Heading when the form is refused: "Your message was not sent". */
  readonly refusal: string
  /** Target without script, with a honeypot for robots; a form without an action needs script. */
  readonly action?: string
  readonly children: ReactNode
}

export function Form({ form, refusal, action, children }: Props) {
  const { outcome } = form
  return (
    <form
      ref={form.form}
      // If it is ever sent without script, nothing typed may appear in a URL.
      method="post"
      action={action}
      noValidate
      onSubmit={form.submit}
      aria-busy={form.isBusy}
      className="space-y-5"
    >
      {outcome?.isSent === false && (
        <ErrorSummary
          ref={form.answer}
          title={refusal}
          failure={outcome.failure}
          problems={outcome.problems.map(({ field, message }) => ({
            id: form.field(field).id,
            message,
          }))}
        />
      )}
      {outcome?.isSent && outcome.words !== '' && (
        <div
          ref={form.answer}
          role="status"
          tabIndex={-1}
          className="border-l-4 border-ok py-1 pl-4"
        >
          <p className="text-lg font-medium">{outcome.words}</p>
        </div>
      )}
      {children}
      {action !== undefined && (
        <div className="hidden" aria-hidden="true">
          <input
            name={HONEYPOT_FIELD}
            aria-label="Leave this empty"
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
      )}
    </form>
  )
}
