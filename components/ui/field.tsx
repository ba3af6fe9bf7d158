import { type ReactElement, type ReactNode, useId } from 'react'

export type ControlProps = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

type FieldProps = {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly id?: string
  readonly children: (control: ControlProps) => ReactElement
}

export function Field({ label, hint, error, children, ...props }: FieldProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      <Note id={`${id}-hint`} className="text-ink-soft">
        {hint}
      </Note>
      <Note id={`${id}-error`} className="font-medium text-stop">
        {error}
      </Note>
      {children({
        id,
        'aria-describedby': notes === '' ? undefined : notes,
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </div>
  )
}

type NoteProps = { readonly id: string; readonly className: string; readonly children: ReactNode }

function Note({ id, className, children }: NoteProps) {
  if (!children) return null
  return (
    <p id={id} className={`text-sm ${className}`}>
      {children}
    </p>
  )
}
