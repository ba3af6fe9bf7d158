import { type Refusal, wrongInput } from '@/backend/platform/http/refusal'

/** Who still has tries looks at the digits again; who has none needs another code. */
export function toWrongCode(path: string, triesLeft = 0): Refusal {
  if (triesLeft === 0) {
    return wrongInput(path, 'This code is wrong, or it is too old. Ask for a new one.')
  }
  return wrongInput(path, `Wrong code. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`)
}
