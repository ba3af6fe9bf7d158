'use client'

import { ChevronDown } from 'lucide'
import { usePathname } from 'next/navigation'
import { useId, useState } from 'react'
import { listProfileItems } from '@/components/navigation/account-navigation'
import { Icon } from '@/components/ui/icon'
import { useLazy } from '@/hooks/page/use-lazy'
import type { CurrentUser } from '@/lib/browser/account/current-user'
import { withoutLocale } from '@/lib/shared/routes'
import { ProfileNavigation } from './profile-navigation'

const loadUserReader = () =>
  import('./current-user-reader').then(({ CurrentUserReader }) => CurrentUserReader)

export function ProfileSidebar() {
  const path = withoutLocale(usePathname())
  const [openAt, setOpenAt] = useState('')
  const [user, setUser] = useState<CurrentUser | null>()
  const { value: UserReader } = useLazy(
    loadUserReader,
    'The user of the profile menu did not load.',
  )
  const id = useId()
  const isOpen = openAt === path

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
        <ProfileNavigation
          path={path}
          accountItems={listProfileItems(user ?? { signInProvider: null })}
          reservedItemCount={user === undefined ? 2 : 0}
        />
      </nav>
      {UserReader && <UserReader onRead={setUser} />}
    </div>
  )
}
