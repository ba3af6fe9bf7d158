import type { User } from '@/lib/contract/accounts/user'

/** The user's photo, or the drawn default (spec §2), 36 px. Decorative: the words stand beside it. */
export function Avatar({ photo }: Pick<User, 'photo'>) {
  return (
    // biome-ignore lint/performance/noImgElement: pictures are never optimised (promise T7)
    <img
      src={photo?.url ?? '/default-avatar.svg'}
      alt=""
      width={36}
      height={36}
      className="avatar"
    />
  )
}
