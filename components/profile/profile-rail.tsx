'use client'

import { ChevronDown } from 'lucide'
import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useId, useState } from 'react'
import { listProfileItems } from '@/components/account/account-navigation'
import { Icon } from '@/components/ui/icon'
import { logFailure } from '@/lib/shared/log-failure'
import { withoutLocale } from '@/lib/shared/routes'
import { ProfileRooms } from './profile-rooms'

/** From 1024 px beside the room, on phones a list to unfold above it. */
export function ProfileRail() {
  const path = withoutLocale(usePathname())
  const [openAt, setOpenAt] = useState('')
  const [OwnRooms, setOwnRooms] = useState<ComponentType<{ path: string }> | null>(null)
  const id = useId()
  const isOpen = openAt === path

  useEffect(() => {
    import('./own-rooms')
      .then((loaded) => setOwnRooms(() => loaded.OwnRooms))
      .catch((cause: unknown) => logFailure('The rooms of a password are not shown.', cause))
  }, [])

  return (
    <div className="border-line max-lg:border-b lg:border-r lg:pr-6">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? '' : path)}
        className="flex min-h-target w-full items-center justify-between font-medium lg:hidden"
      >
        Profile pages
        <Icon icon={ChevronDown} />
      </button>
      <nav id={id} aria-label="Profile" className={`pb-4 lg:block ${isOpen ? '' : 'hidden'}`}>
        {OwnRooms === null ? (
          <ProfileRooms path={path} own={listProfileItems({ signInProvider: null })} reserved={2} />
        ) : (
          <OwnRooms path={path} />
        )}
      </nav>
    </div>
  )
}
