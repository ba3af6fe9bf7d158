import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PersonalDetails } from '@/components/profile/personal-details'
import { serveProfile } from '../support/profile-api'

const { sent } = serveProfile()

const phone = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
const nationality = () => screen.getByRole('textbox', { name: 'Nationality' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('nothing is required, and an emptied field is deleted', async () => {
  render(<PersonalDetails />)
  expect((await phone()).value).toBe('+855 12 345 678')
  await userEvent.clear(await phone())
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gender' }), 'Female')
  await save()
  expect(await screen.findByText('Your personal details are saved.')).toBeDefined()
  expect(sent).toEqual([
    {
      call: 'PATCH /v1/profile/personal-detail',
      body: {
        majorId: '7',
        phoneNumber: null,
        nationality: null,
        genderId: '2',
        maritalId: null,
        locationId: null,
        dateOfBirth: null,
      },
    },
  ])
})

test('reports an invalid phone number and a long text without calling the API', async () => {
  render(<PersonalDetails />)
  await userEvent.clear(await phone())
  await userEvent.type(await phone(), '12')
  await userEvent.type(nationality(), 'Cambodian '.repeat(7))
  await save()
  await waitFor(async () => expect((await phone()).getAttribute('aria-invalid')).toBe('true'))
  expect(nationality().getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})
