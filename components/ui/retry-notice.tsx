import { Button } from '@/components/ui/button'

type Props = {
  readonly words: string
  readonly isBusy?: boolean
  retry(): void
}

export function RetryNotice({ words, isBusy = false, retry }: Props) {
  return (
    <div role="alert" className="border-l-4 border-stop py-1 pl-4">
      <p>{words}</p>
      <Button variant="secondary" className="mt-3" disabled={isBusy} onClick={retry}>
        {isBusy ? 'Trying…' : 'Try again'}
      </Button>
    </div>
  )
}
