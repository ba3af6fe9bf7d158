'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { OFFLINE } from '@/lib/shared/forms/failure-messages'
import { FORM_ACTIONS } from '@/lib/shared/forms/form-actions'
import { logFailure } from '@/lib/shared/log-failure'

const PLAIN = 'The newsletter form stays a plain one.'

type Props = {
  readonly value?: string | undefined
  readonly problem?: string
}

/** Subscribes to the newsletter with a plain form (spec §8); its script loads when the field gets the focus. */
export function NewsletterForm({ value, problem }: Props) {
  const [words, setWords] = useState(problem)
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    try {
      const { subscribeToNewsletter } = await load()
      setWords(await subscribeToNewsletter(form))
    } catch (cause) {
      logFailure(PLAIN, cause)
      // If no script loads, the plain form may still be sent.
      if (navigator.onLine) form.submit()
      else setWords(OFFLINE)
    }
    setBusy(false)
  }

  return (
    <form
      method="post"
      action={FORM_ACTIONS.newsletter}
      onSubmit={send}
      onFocus={fetchAhead}
      aria-busy={isBusy}
    >
      <label htmlFor={id} className="label">
        Newsletter
      </label>
      <div className="mt-1 flex max-w-120 gap-2">
        <input
          id={id}
          type="email"
          name="email"
          defaultValue={value}
          required
          maxLength={254}
          autoComplete="email"
          placeholder="Your e-mail"
          aria-describedby={`${id}-words`}
          className="control"
        />
        <Button type="submit" variant="secondary" className="shrink-0" disabled={isBusy}>
          Subscribe
        </Button>
      </div>
      <p id={`${id}-words`} role="status" className="mt-1 font-medium">
        {words}
      </p>
    </form>
  )
}

function fetchAhead(): void {
  load().catch((cause: unknown) => logFailure(PLAIN, cause))
}

/** Loads the script; the browser caches it, so a second call costs nothing. */
function load() {
  return import('@/lib/browser/forms/newsletter')
}
