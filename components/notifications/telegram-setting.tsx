import { Button } from '@/components/ui/button'
import { useTelegram } from '@/hooks/notifications/use-telegram'

/** Connects Telegram, if the user has chosen settings and the site has a bot. */
export function TelegramSetting() {
  const { query, isBusy, problem, connectUrl, createLink, disable } = useTelegram()
  if (query.data === undefined) return null
  const { isOffered, isWanted, chat } = query.data
  if (!isOffered || (!isWanted && chat === null)) return null
  return (
    <div className="max-w-measure pt-3">
      <h3 className="font-medium">Telegram notifications</h3>
      {chat !== null && (
        <>
          <p className="text-ink-soft">Telegram notifications are on.</p>
          <Button variant="secondary" disabled={isBusy} onClick={disable} className="mt-2">
            Disconnect Telegram
          </Button>
        </>
      )}
      {chat === null && (
        <>
          <p className="text-ink-soft">
            Our bot can message you about new listings, and before something you saved closes. We
            store neither your Telegram name nor your number.
          </p>
          <Button variant="secondary" disabled={isBusy} onClick={createLink} className="mt-2">
            Connect Telegram
          </Button>
        </>
      )}
      <p role="status">
        {chat === null && connectUrl !== null && (
          <>
            <a
              href={connectUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-target items-center text-pen-text underline"
            >
              Open Telegram
            </a>
            <span className="block text-ink-soft">
              Press Start there. The link works once, for 15 minutes.
            </span>
          </>
        )}
      </p>
      <p role="alert" className="font-medium text-stop">
        {problem}
      </p>
    </div>
  )
}
