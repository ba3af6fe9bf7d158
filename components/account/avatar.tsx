import type { User } from '@/lib/contract/account/user'

/** Shows the user's photo, or the default picture (spec §2). */
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
