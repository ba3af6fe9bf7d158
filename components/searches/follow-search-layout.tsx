import type { ReactNode } from 'react'

type Props = {
  readonly alert: ReactNode
  /** Controls beside it that affect this device only. */
  readonly saveButton?: ReactNode
}

export function FollowSearchLayout({ alert, saveButton }: Props) {
  return (
    <section className="w-full max-w-160 text-base text-ink">
      <h2 className="mb-2 text-lg font-semibold">Get notified</h2>
      {alert}
      {saveButton && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          {saveButton}
        </div>
      )}
    </section>
  )
}
