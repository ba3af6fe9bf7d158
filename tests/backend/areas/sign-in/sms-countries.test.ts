import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { canReceiveSms, smsCountries } from '@/backend/areas/sign-in/phone-routes'
import { toE164 } from '@/backend/platform/text/phone-number'
import { smsCallingCodes } from '@/lib/shared/forms/sms-calling-codes'

/** By the prefix with its zero, and how many digits may follow it. */
const cambodian: Readonly<Record<string, readonly number[]>> = {
  '010 011 013 014 015 016 017': [6],
  '012 018 097': [6, 7],
  '031 038 071 076 088 096': [7],
  '060 061 066 067 068 069 070 077 078 079': [6],
  '080 081 083 084 085 086 087 089': [6],
  '090 092 093 095 098 099': [6],
}

const numbers = Object.entries(cambodian).flatMap(([prefixes, lengths]) =>
  prefixes
    .split(' ')
    .flatMap((prefix) => lengths.map((length) => `${prefix}${'2345678'.slice(0, length)}`)),
)

test.each(numbers)('sends a code to the Cambodian mobile number %s', (written) => {
  expect(canReceiveSms(toE164(written) ?? '')).toBe(true)
})

describe.each(Object.entries(smsCountries))('%s', (name, country) => {
  test('receives codes at mobile numbers', () => {
    const example = getExampleNumber(country as CountryCode, examples)
    expect(example).toBeDefined()
    expect(canReceiveSms(example?.number ?? '')).toBe(true)
  })

  test('has the country code that the form shows', () => {
    const prefixes: Readonly<Record<string, string>> = smsCallingCodes
    expect(prefixes[name]).toBe(getCountryCallingCode(country as CountryCode))
  })
})

test.each([
  ['an international premium number', '+979123456789'],
  ['a satellite phone', '+881612345678'],
  ['a satellite phone of another network', '+88213123456'],
  ['an international network', '+883510012345'],
  ['a country that is not offered', '+37060000000'],
  ['a premium number of the United States', '+19005551234'],
  ['a personal number of +1', '+15005551234'],
  ['a free number of +1', '+18005551212'],
  ['Jamaica, which shares +1', '+18765551234'],
  ['the Dominican Republic, which shares +1', '+18095551234'],
  ['Puerto Rico, which shares +1', '+17875551234'],
  ['Guernsey, which shares +44', '+447781123456'],
  ['the Isle of Man, which shares +44', '+447624123456'],
  ['a personal number of the United Kingdom', '+447012345678'],
  ['the Cocos Islands, which share +61', '+61891621234'],
  ['a premium number of Cambodia', '+8551900123456'],
  ['a landline in Phnom Penh', '+85523234567'],
  ['a landline in Beijing', '+861065551234'],
])('sends no code to %s, though it is a possible number', (_, e164) => {
  expect(parsePhoneNumberFromString(e164)?.isPossible(), e164).toBe(true)
  expect(canReceiveSms(e164)).toBe(false)
})
