'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent, ReactNode } from 'react'
import { hasLocale, withLocale } from '@/lib/shared/routes'

type Props = {
  readonly action?: string
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** Submits a search by GET; with script, empty fields are left out of the address. */
export function SearchForm({ action, label, className, children }: Props) {
  const router = useRouter()

  function navigate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const search = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') search.append(name, value.trim())
    }
    const query = search.size === 0 ? '' : `?${search}`
    router.push(targetPath(action) + query)
  }

  return (
    <search aria-label={label}>
      <form action={action} className={className} onSubmit={navigate}>
        {children}
      </form>
    </search>
  )
}

function targetPath(action: string | undefined): string {
  const here = window.location.pathname
  if (action === undefined) return here
  return hasLocale(here) ? withLocale(action) : action
}
