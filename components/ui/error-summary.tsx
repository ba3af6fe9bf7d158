import type { Ref } from 'react'

type Props = {
  readonly title: string
  readonly failure: string
  /** `id` of the field's control. */
  readonly problems: readonly { readonly id: string; readonly message: string }[]
  readonly ref?: Ref<HTMLDivElement>
}

export function ErrorSummary({ title, failure, problems, ref }: Props) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor just sent, without script too
      autoFocus
      className="border-l-4 border-stop py-1 pl-4"
    >
      <h2 className="text-lg font-semibold">{title}</h2>
      {failure !== '' && <p className="mt-1">{failure}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ id, message }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link">
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
