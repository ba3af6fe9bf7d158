import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { FormFieldProps } from '@/hooks/forms/use-form'

type Props = FormFieldProps & {
  readonly label: string
  readonly hint?: string
  readonly autoComplete: 'current-password' | 'new-password'
}

/** Takes a password, which can be shown while typing and is never stored. */
export function PasswordField({ name, id, error, label, hint, autoComplete }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Field id={id} error={error} label={label} {...(hint && { hint })}>
      {(control) => (
        <div className="mt-1 flex gap-2">
          <input
            {...control}
            name={name}
            type={isShown ? 'text' : 'password'}
            required
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="control"
          />
          <Button
            variant="secondary"
            className="shrink-0"
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            Show<span className="sr-only"> {label.toLowerCase()}</span>
          </Button>
        </div>
      )}
    </Field>
  )
}
