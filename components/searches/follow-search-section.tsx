import type { ReactNode } from 'react'

export function FollowSearchSection({ children }: { readonly children: ReactNode }) {
  return (
    <section className="w-full max-w-160 text-base text-ink">
      <h2 className="mb-2 text-lg font-semibold">Get notified</h2>
      {children}
    </section>
  )
}
