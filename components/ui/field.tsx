import { type ReactElement, type ReactNode, useId } from 'react'

/** Lets screen readers read label, hint and error with the control. */
export type ControlProps = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

type FieldProps = {
  readonly label: string
  readonly hint?: string
  /** What is wrong and what to do. */
  readonly error?: string | undefined
  /** Of the control, for links to it. */
  readonly id?: string
  /** Draws the control with these attributes and the class `control`. */
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
