'use client'

import { useId } from 'react'
import { Form } from '@/components/forms/form'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { useForm } from '@/hooks/forms/use-form'
import type { FormResult, FormValues } from '@/lib/browser/forms/submit-form'
import type { ListingType } from '@/lib/contract/searches/saved-search'
import { FORM_ACTIONS } from '@/lib/shared/forms/form-actions'

type Props = {
  readonly area: ListingType
  readonly search: string
  readonly values?: Readonly<Record<string, string>>
  readonly outcome?: FormResult
}

/** Orders a search alert for any address with a plain form (decision 042); with script the answer appears in place. */
export function AlertForm({ area, search, values = {}, outcome: initialOutcome }: Props) {
  const form = useForm({
    name: 'alert',
    initialOutcome,
    send: (typed) => send(typed, area, search),
  })
  return (
    <Form form={form} action={FORM_ACTIONS.alerts} refusal="Your alert was not set up">
      <input type="hidden" name="area" value={area} />
      <input type="hidden" name="search" value={search} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <TextField
            {...form.field('email')}
            label="Your e-mail address"
            type="email"
            defaultValue={values.email}
            maxLength={254}
            autoComplete="email"
          />
        </div>
        <FrequencyField rhythm={values.rhythm} />
        <Button type="submit" disabled={form.isBusy}>
          {form.isBusy ? 'Sending…' : 'Notify me'}
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        We e-mail you a link to confirm. Every e-mail has a link to unsubscribe.
      </p>
    </Form>
  )
}

function FrequencyField({ rhythm = 'daily' }: { readonly rhythm?: string | undefined }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        How often
      </label>
      <select id={id} name="rhythm" defaultValue={rhythm} className="control">
        <option value="daily">Once a day</option>
        <option value="weekly">Once a week</option>
      </select>
    </div>
  )
}

async function send(
  { email = '', rhythm = '' }: FormValues,
  area: ListingType,
  search: string,
): Promise<string> {
  const { subscribeToSearchAlert } = await import('@/lib/browser/search-alerts/search-alerts')
  return subscribeToSearchAlert({
    area,
    search,
    rhythm: rhythm === 'weekly' ? 'weekly' : 'daily',
    email,
  })
}
