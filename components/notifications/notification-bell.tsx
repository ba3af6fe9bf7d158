import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { useLazy } from '@/hooks/page/use-lazy'
import { usePopup } from '@/hooks/page/use-popup'
import { importWithZod } from '@/lib/browser/api-client/import-with-zod'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { countUnread } from '@/lib/browser/notifications/unread-count'
import {
  isSocketConnected,
  subscribeToSocketConnection,
} from '@/lib/browser/socket/socket-connection'

/** ms between polls while the page is visible and the socket is closed */
const POLL_INTERVAL_MS = 120_000

const loadList = () =>
  importWithZod(() =>
    import('./notification-list').then(({ NotificationList }) => NotificationList),
  )

export function NotificationBell() {
  const client = getQueryClient()
  const isConnected = useSyncExternalStore(subscribeToSocketConnection, isSocketConnected)
  // The last known number stays when the API does not answer.
  const { data: unread = 0 } = useQuery(
    {
      queryKey: queryKeys.unread,
      queryFn: countUnread,
      // The socket sends each change once.
      refetchInterval: ({ state }) =>
        isConnected && state.error === null ? false : POLL_INTERVAL_MS,
      refetchOnWindowFocus: true,
    },
    client,
  )
  const { isOpen, toggle, root, button } = usePopup<HTMLDivElement>()
  const { value: List } = useLazy(isOpen ? loadList : null, 'Notifications are not shown.')
  const id = useId()

  useEffect(() => {
    if (isOpen) void client.invalidateQueries({ queryKey: queryKeys.notifications })
  }, [isOpen, client])

  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="account-opener relative"
      >
        <Icon icon={BellIcon} className="size-6" />
        <span className="sr-only">Notifications</span>
        {unread > 0 && (
          <span className="absolute top-1 right-0 min-w-5 rounded-full bg-pen px-1 text-center text-sm leading-5 font-medium text-pen-ink">
            {unread > 99 ? '99+' : unread}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </button>
      <section
        id={id}
        aria-label="Notifications"
        hidden={!isOpen}
        className="account-sheet w-[min(20rem,calc(100vw-2rem))]"
      >
        <p className="label">Notifications</p>
        {List && <List />}
      </section>
    </div>
  )
}
