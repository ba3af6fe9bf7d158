'use client'

import { Form } from '@/components/forms/form'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { useForm } from '@/hooks/forms/use-form'
import type { FormResult, FormValues } from '@/lib/browser/forms/submit-form'
import { FORM_ACTIONS } from '@/lib/shared/forms/form-actions'

type Props = {
  readonly value?: string | undefined
  readonly outcome?: FormResult
}

/** Requests a link to unsubscribe an address without an account (decision 067); with script the answer appears in place. */
export function UnsubscribeLinkForm({ value, outcome: initialOutcome }: Props) {
  const form = useForm({ name: 'end-link', initialOutcome, send })
  return (
    <Form form={form} action={FORM_ACTIONS.alertsEnd} refusal="The link was not sent">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <TextField
            {...form.field('email')}
            label="Your e-mail address"
            type="email"
            defaultValue={value}
            maxLength={254}
            autoComplete="email"
          />
        </div>
        <Button type="submit" variant="secondary" disabled={form.isBusy}>
          {form.isBusy ? 'Sending…' : 'Send me an unsubscribe link'}
        </Button>
      </div>
    </Form>
  )
}

async function send({ email = '' }: FormValues): Promise<string> {
  const { requestUnsubscribeLink } = await import('@/lib/browser/search-alerts/search-alerts')
  return requestUnsubscribeLink(email)
}
