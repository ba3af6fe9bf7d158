// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { findOnboardingProblems, saveOnboarding } from '@/lib/browser/profile/onboarding'
import { fetchProfile, savePersonalDetail, saveProfile } from '@/lib/browser/profile/profile'
import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'

const { fetchReply, reply } = vi.hoisted(() => ({
  fetchReply: vi.fn(),
  reply: { body: {} as unknown },
}))
vi.mock('@/lib/browser/api-client/call-api', () => ({ callApi: fetchReply }))
vi.mock('@/lib/browser/profile/profile-reply', () => ({
  fetchProfileReply: async () => reply.body,
}))

beforeEach(() => {
  fetchReply.mockReset().mockResolvedValue({})
})

const sent = () => fetchReply.mock.calls.map(([{ method, path }, { body }]) => [method, path, body])
const bodies = () => fetchReply.mock.calls.map(([, { body }]) => body)
const emptied = (values: object) =>
  Object.fromEntries(Object.keys(values).map((field) => [field, '']))
const unstated = (values: object) =>
  Object.fromEntries(Object.keys(values).map((field) => [field, null]))

test('rejects an invalid profile', async () => {
  await expect(fetchProfile()).rejects.toThrow(UNREACHABLE)
})

test('saves the profile as it is in the form, with empty fields as null', async () => {
  const name = { firstName: 'Dara', lastName: 'Sok' }
  const values = {
    genderId: '2',
    educationLevelId: '3',
    majorId: '7',
    careerLevelId: '4',
    dateOfBirth: '2000-01-02',
  }
  await saveProfile({ ...name, ...values })
  await saveProfile({ ...name, ...emptied(values) })
  expect(bodies()).toEqual([
    { ...name, ...values },
    { ...name, ...unstated(values) },
  ])
})

test('saves personal details as they are in the form, with empty fields as null', async () => {
  const values = {
    majorId: '7',
    phoneNumber: '+85512345678',
    nationality: 'Khmer',
    genderId: '2',
    maritalId: '1',
    locationId: '5',
    dateOfBirth: '2000-01-02',
  }
  await savePersonalDetail(values)
  await savePersonalDetail(emptied(values))
  expect(bodies()).toEqual([values, unstated(values)])
})

test.each([
  [{ majorId: '7', locationId: '5' }, [{ majorId: '7', locationId: '5' }]],
  [{ majorId: '7', locationId: '' }, [{ majorId: '7' }]],
  [{ majorId: '', locationId: '5' }, [{ locationId: '5' }]],
  [{ majorId: '', locationId: '' }, []],
  [{ majorId: '', locationId: '', tellJobs: 'on', tellInternships: 'on' }, []],
])('onboarding with %j saves these details', async (values, expected) => {
  await saveOnboarding(values)
  expect(bodies()).toEqual(expected)
  for (const [, path] of sent()) expect(path).toContain('detail')
})

test.each([
  [{ tellJobs: 'on' }, ['job']],
  [{ tellInternships: 'on' }, ['internship']],
  [{ tellJobs: 'on', tellInternships: 'on' }, ['job', 'internship']],
  [{}, []],
])('onboarding with %j turns on notifications for the major', async (choices, areas) => {
  await saveOnboarding({ majorId: '7', ...choices })
  const paths = sent().slice(1)
  expect(paths.map(([, path]) => String(path).match(/job|internship/)?.[0])).toEqual(areas)
  for (const [, , body] of paths) expect(body).toEqual({ majorId: '7' })
})

test.each([
  [{ tellJobs: 'on' }, ['majorId']],
  [{ tellInternships: 'on' }, ['majorId']],
  [{ tellJobs: 'on', majorId: '7' }, []],
  [{}, []],
])('notifications for a major require a major: %j', (values, fields) => {
  expect(findOnboardingProblems(values).map(({ field }) => field)).toEqual(fields)
})
