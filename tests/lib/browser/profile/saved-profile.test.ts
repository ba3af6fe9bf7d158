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

test('a profile that is no profile is none', async () => {
  await expect(fetchProfile()).rejects.toThrow(UNREACHABLE)
})

test('a profile is saved as it stands in the form, and what is empty is not stated', async () => {
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

test('personal details are saved as they stand in the form, and what is empty is not stated', async () => {
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
])('of a welcome that states %j the details are told so', async (values, expected) => {
  await saveOnboarding(values)
  expect(bodies()).toEqual(expected)
  for (const [, path] of sent()) expect(path).toContain('detail')
})

test.each([
  [{ tellJobs: 'on' }, ['job']],
  [{ tellInternships: 'on' }, ['internship']],
  [{ tellJobs: 'on', tellInternships: 'on' }, ['job', 'internship']],
  [{}, []],
])('told %j, a welcome turns on what is wanted for the major', async (told, areas) => {
  await saveOnboarding({ majorId: '7', ...told })
  const paths = sent().slice(1)
  expect(paths.map(([, path]) => String(path).match(/job|internship/)?.[0])).toEqual(areas)
  for (const [, , body] of paths) expect(body).toEqual({ majorId: '7' })
})

test.each([
  [{ tellJobs: 'on' }, ['majorId']],
  [{ tellInternships: 'on' }, ['majorId']],
  [{ tellJobs: 'on', majorId: '7' }, []],
  [{}, []],
])('to be told for a major, one has to be chosen: %j', (values, fields) => {
  expect(findOnboardingProblems(values).map(({ field }) => field)).toEqual(fields)
})
