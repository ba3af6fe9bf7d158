import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SettingGroup } from '@/components/notifications/setting-group'
import { FormError } from '@/lib/browser/api-client/form-error'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import type {
  NotificationSetting,
  NotificationSettingGroup,
} from '@/lib/browser/notifications/notification-settings'

afterEach(() => {
  cleanup()
  getQueryClient().clear()
})

function listSettings(names: readonly string[]): NotificationSetting[] {
  return names.map((name, index) => ({
    id: index + 1,
    name,
    nameKm: null,
    enabled: false,
    lastWeek: index,
  }))
}

function groupOf(settings: readonly NotificationSetting[]) {
  return {
    key: 'jobs majorId',
    area: 'jobs',
    nouns: ['job', 'jobs'],
    title: 'By major',
    topicWithArticle: 'a major',
    list: vi.fn<NotificationSettingGroup['list']>(async () => settings),
    get: vi.fn<NotificationSettingGroup['get']>(async () => {
      throw new FormError('Our service is not responding.')
    }),
    setEnabled: vi.fn<NotificationSettingGroup['setEnabled']>(async () => null),
  } satisfies NotificationSettingGroup
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('ticks a box before the API responds', async () => {
  const group = groupOf(listSettings(['Civil', 'Mining']))
  group.setEnabled.mockReturnValue(new Promise(() => undefined))
  render(<SettingGroup group={group} />)
  await userEvent.click(await box('Mining'))
  expect((await box('Mining')).checked).toBe(true)
  expect((await box('Civil')).checked).toBe(false)
  await waitFor(() => expect(group.setEnabled).toHaveBeenCalledWith(2, true))
})

test('unticks it with an error when saving fails', async () => {
  const group = groupOf(listSettings(['Civil']))
  group.setEnabled.mockRejectedValue(new FormError('You seem to be offline.'))
  render(<SettingGroup group={group} />)
  await userEvent.click(await box('Civil'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('You seem to be offline.'))
  await waitFor(async () => expect((await box('Civil')).checked).toBe(false))
})

test('keeps the tick when only the response was lost', async () => {
  const [civil] = listSettings(['Civil'])
  if (civil === undefined) throw new Error('There is one.')
  const group = groupOf([civil])
  group.setEnabled.mockRejectedValue(new FormError('Our service is not responding.'))
  group.get.mockResolvedValue({ ...civil, enabled: true })
  render(<SettingGroup group={group} />)
  await userEvent.click(await box('Civil'))
  await waitFor(() => expect(group.get.mock.calls).toEqual([[1]]))
  await waitFor(() => expect(getQueryClient().isMutating()).toBe(0))
  expect((await box('Civil')).checked).toBe(true)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('sends quick clicks one after the other, so that the last one wins', async () => {
  const group = groupOf(listSettings(['Civil']))
  const answers: (() => void)[] = []
  group.setEnabled.mockImplementation(
    () => new Promise<void>((resolve) => answers.push(() => resolve())),
  )
  render(<SettingGroup group={group} />)
  await userEvent.click(await box('Civil'))
  await userEvent.click(await box('Civil'))
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  await waitFor(() =>
    expect(group.setEnabled.mock.calls).toEqual([
      [1, true],
      [1, false],
    ]),
  )
  answers[1]?.()
  expect((await box('Civil')).checked).toBe(false)
})

test('a long list can be searched, also in Khmer, and shows how many are selected', async () => {
  const names = Array.from({ length: 13 }, (_, index) => `Major ${index + 1}`)
  const [first, ...others] = listSettings(names)
  if (first === undefined) throw new Error('There is one.')
  const group = groupOf([{ ...first, nameKm: 'សំណង់', enabled: true }, ...others])
  render(<SettingGroup group={group} />)
  const field = await screen.findByRole('searchbox', { name: 'Find a major' })
  expect(screen.getByText('1 of 13 chosen.')).toBeDefined()
  await userEvent.type(field, 'សំណង់')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await userEvent.clear(field)
  await userEvent.type(field, 'no such thing')
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0)
  expect(screen.getByText('No results for this name.')).toBeDefined()
})

test('a long list has selected values first, then those with most listings, the rest behind a button', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Major ${index + 1}`)
  const settings = listSettings(names).map((each) => ({
    ...each,
    enabled: each.id === 3 || each.id === 1,
  }))
  render(<SettingGroup group={groupOf(settings)} />)
  await box('Major 3')
  const ids = () =>
    screen
      .getAllByRole('checkbox')
      .map((each) => document.getElementById(each.getAttribute('aria-labelledby') ?? ''))
      .map((name) => Number(name?.textContent?.slice(6)))
  expect(ids()).toEqual([1, 3, 20, 19, 18, 17, 16, 15, 14, 13])
  const more = screen.getByRole('button', { name: 'Show all 20' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(more)
  expect(ids().slice(10)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(document.activeElement).toBe(await box('Major 2'))
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(ids()).toHaveLength(10)
})

test('a ticked box keeps its place and the focus, also when the rest is hidden again', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Major ${index + 1}`)
  const group = groupOf(listSettings(names))
  group.setEnabled.mockReturnValue(new Promise(() => undefined))
  render(<SettingGroup group={group} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 20' }))
  const place = () => screen.getAllByRole('checkbox').indexOf(document.activeElement as HTMLElement)
  ;(await box('Major 5')).focus()
  const before = place()
  await userEvent.keyboard(' ')
  expect((await box('Major 5')).checked).toBe(true)
  expect(document.activeElement).toBe(await box('Major 5'))
  expect(place()).toBe(before)
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect((await box('Major 5')).checked).toBe(true)
  expect(screen.queryByRole('checkbox', { name: 'Major 6' })).toBeNull()
})

test('shows the first values when nothing was sent last week', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Major ${index + 1}`)
  const settings = listSettings(names).map((each) => ({ ...each, lastWeek: 0 }))
  render(<SettingGroup group={groupOf(settings)} />)
  await box('Major 8')
  expect(screen.getAllByRole('checkbox')).toHaveLength(8)
})

test('shows only the selected values and those with listings, however few', async () => {
  const names = Array.from({ length: 13 }, (_, index) => `Major ${index + 1}`)
  const settings = listSettings(names).map((each) => ({ ...each, lastWeek: each.id === 4 ? 1 : 0 }))
  render(<SettingGroup group={groupOf(settings)} />)
  await box('Major 4')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
})

test('a list that failed to load can be retried', async () => {
  const group = groupOf(listSettings(['Civil']))
  group.list.mockRejectedValueOnce(new FormError('Our service is not responding.'))
  render(<SettingGroup group={group} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Our service is not responding.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await box('Civil')).checked).toBe(false)
})

test('describes each value with last week’s count', async () => {
  const group = groupOf(listSettings(['Civil', 'Mining']))
  render(<SettingGroup group={group} />)
  const described = (await box('Mining')).getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('1 job')
})

test('a change refreshes the totals of last week', async () => {
  const group = groupOf(listSettings(['Civil']))
  const client = getQueryClient()
  client.setQueryData(queryKeys.mailChoice, 'known')
  render(<SettingGroup group={group} />)
  await userEvent.click(await box('Civil'))
  await waitFor(() => expect(client.getQueryState(queryKeys.mailChoice)?.isInvalidated).toBe(true))
})

test('a list of twelve is whole and has no search', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Major ${index + 1}`)
  const group = groupOf(listSettings(names))
  render(<SettingGroup group={group} />)
  await box('Major 12')
  expect(screen.getAllByRole('checkbox')).toHaveLength(12)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
