import { Button } from '@/components/ui/button'
import { useTelegram } from '@/hooks/notifications/use-telegram'

export function TelegramOffButton() {
  const { isBusy, problem, disable } = useTelegram()
  return (
    <>
      <Button
        variant="secondary"
        disabled={isBusy}
        onClick={disable}
        aria-describedby="notice-telegram"
        className="mt-2 mr-4"
      >
        Turn off
      </Button>
      <p role="alert" className="font-medium text-stop">
        {problem}
      </p>
    </>
  )
}
