import { Button } from '@/components/ui/button'
import { useTelegram } from '@/hooks/account/use-telegram'

/** Offered once something was chosen, where the site has a bot. */
export function TelegramChoice() {
  const { query, isBusy, problem, address, link, end } = useTelegram()
  if (query.data === undefined) return null
  const { isOffered, isWanted, chat } = query.data
  if (!isOffered || (!isWanted && chat === null)) return null
  return (
    <div className="max-w-measure pt-3">
      <h3 className="font-medium">In Telegram</h3>
      {chat !== null && (
        <>
          <p className="text-ink-soft">Our bot tells you what is new.</p>
          <Button variant="secondary" disabled={isBusy} onClick={end} className="mt-2">
            Stop telling me in Telegram
          </Button>
        </>
      )}
      {chat === null && (
        <>
          <p className="text-ink-soft">
            Our bot can tell you what is new, ten minutes after it came, and what you saved before
            it closes. We keep neither your name there nor your number.
          </p>
          <Button variant="secondary" disabled={isBusy} onClick={link} className="mt-2">
            Tell me in Telegram
          </Button>
        </>
      )}
      <p role="status">
        {chat === null && address !== null && (
          <>
            <a
              href={address}
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
