import { beforeEach, expect, test, vi } from 'vitest'
import { FormError } from '@/lib/browser/api-client/form-error'
import { submitForm } from '@/lib/browser/forms/submit-form'
import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'

const send = vi.fn<(values: Readonly<Record<string, string>>) => Promise<string | undefined>>()
const check = () => []
const problem = { field: 'email', message: 'Enter your e-mail address.' }
const foreign = { field: 'token', message: 'Bad' }
let form: HTMLFormElement

beforeEach(() => {
  send.mockReset().mockResolvedValue('It is sent.')
  document.body.innerHTML =
    '<form><input name="email" value="a"><input type="file" name="f"></form>'
  form = document.forms[0] ?? document.createElement('form')
})

test('sends the values without files, and returns the message', async () => {
  expect(await submitForm(form, { send, check })).toEqual({ isSent: true, words: 'It is sent.' })
  expect(send).toHaveBeenCalledWith({ email: 'a' }, form)
  send.mockResolvedValue(undefined)
  expect(await submitForm(form, { send, check })).toEqual({ isSent: true, words: '' })
})

test('sends nothing when there is a problem', async () => {
  const outcome = await submitForm(form, { send, check: () => [problem] })
  expect(outcome).toEqual({ isSent: false, problems: [problem], failure: '' })
  expect(send).not.toHaveBeenCalled()
})

test.each([
  [[problem], { problems: [problem], failure: '' }],
  [[foreign, problem], { problems: [problem], failure: '' }],
  [[foreign], { problems: [], failure: 'Please start again.' }],
  [[], { problems: [], failure: 'Please start again.' }],
])(
  'a rejection with %j marks fields of the form, or else the whole form',
  async (blamed, result) => {
    send.mockRejectedValue(new FormError('Please start again.', blamed))
    expect(await submitForm(form, { send, check })).toEqual({ isSent: false, ...result })
  },
)

test('any other error is reported as an unreachable service', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  send.mockRejectedValue(new TypeError('odd'))
  const failed = { isSent: false, problems: [], failure: UNREACHABLE }
  expect(await submitForm(form, { send, check })).toEqual(failed)
})
