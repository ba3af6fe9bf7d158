import type { ReactNode } from 'react'

export function Directory({ children }: { readonly children: ReactNode }) {
  return <ol className="lg:grid lg:grid-cols-2 lg:gap-x-14">{children}</ol>
}
