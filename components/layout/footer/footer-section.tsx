import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly children: ReactNode }

/** Renders a footer section; phones fold it by a native disclosure, which needs no script (`styles/layout.css`). */
export function FooterSection({ title, children }: Props) {
  return (
    <div>
      <h2 className="label foot-title">{title}</h2>
      <details>
        <summary className="label">{title}</summary>
        {children}
      </details>
    </div>
  )
}
