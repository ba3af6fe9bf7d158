import {
  type FormEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { StorageScope } from '@/lib/browser/forms/form-storage'
import type { FormHandlers, FormResult } from '@/lib/browser/forms/submit-form'
import { OFFLINE } from '@/lib/shared/forms/failure-messages'
import { logFailure } from '@/lib/shared/log-failure'

type Options = FormHandlers & {
  /** Name under which typed text is stored, to survive a reload, a lost connection and a lost session. */
  readonly name: string
  /** True to store typed text until the last step clears it. */
  readonly isStep?: boolean
  /** Where typed text is stored. */
  readonly place?: StorageScope
  /** Earlier outcome of a form that works without script (decision 009). */
  readonly initialOutcome?: FormResult | undefined
}

export type FormFieldProps = {
  readonly name: string
  readonly id: string
  readonly error: string | undefined
}

export type FormState = {
  /** Stores what is typed into the form. */
  readonly form: RefCallback<HTMLFormElement>
  /** Gets the focus when the form is answered. */
  readonly answer: RefObject<HTMLDivElement | null>
  /** Undefined until the form is answered. */
  readonly outcome: FormResult | undefined
  readonly isBusy: boolean
  submit(event: FormEvent<HTMLFormElement>): Promise<void>
  field(name: string): FormFieldProps
}

/** Manages a form: stores what is typed, sends once at a time and focuses the answer. Its scripts load after the page. */
export function useForm({
  name,
  isStep = false,
  place = 'tab',
  initialOutcome,
  ...sending
}: Options): FormState {
  const answer = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  const keeping = useRef<Promise<void>>(undefined)
  const [outcome, setOutcome] = useState(initialOutcome)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const isFresh = initialOutcome !== undefined
  const problems = outcome?.isSent === false ? outcome.problems : []

  // A ref callback and not an effect: a step that is shown again is a new form.
  const form = useCallback(
    (element: HTMLFormElement) => {
      let stop: (() => void) | undefined
      let isGone = false
      keeping.current = import('@/lib/browser/forms/autosave')
        .then(({ startAutosave }) => {
          if (isGone) return
          stop = startAutosave(name, element, isFresh, place)
        })
        .catch((cause: unknown) => logFailure('The form could not be saved.', cause))
      return () => {
        isGone = true
        stop?.()
      }
    },
    [name, isFresh, place],
  )

  // Before the paint, so that an answer is never shown without its focus.
  useLayoutEffect(() => {
    if (outcome && outcome !== initialOutcome) answer.current?.focus()
  }, [outcome, initialOutcome])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setOutcome(await trySending(event.currentTarget))
    setBusy(false)
    isSending.current = false
  }

  async function trySending(sent: HTMLFormElement): Promise<FormResult> {
    try {
      const { submitForm } = await import('@/lib/browser/forms/submit-form')
      // An answer may leave the page, so nothing is sent before it is stored.
      await keeping.current
      const ended = await submitForm(sent, sending)
      if (ended.isSent && !isStep) await clearAutosavedText(name, place)
      return ended
    } catch (cause) {
      logFailure('The form was not sent.', cause)
      return { isSent: false, problems: [], failure: OFFLINE }
    }
  }

  return {
    form,
    answer,
    outcome,
    isBusy,
    submit,
    field: (field) => ({
      name: field,
      id: `${id}-${field}`,
      error: problems.find((problem) => problem.field === field)?.message,
    }),
  }
}

export async function clearAutosavedText(name: string, place: StorageScope = 'tab'): Promise<void> {
  const { storeText } = await import('@/lib/browser/forms/form-storage')
  storeText(name, null, '', place)
}
