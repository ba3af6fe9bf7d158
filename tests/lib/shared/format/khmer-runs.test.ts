import { expect, it } from 'vitest'
import { mainLanguageOf, splitKhmer } from '@/lib/shared/format/khmer-runs'

it.each([
  ['Visvakor (វិស្វករ) is Khmer for engineer.', undefined],
  ['សូមអានលក្ខខណ្ឌ និងថ្ងៃផុតកំណត់ (PDF)', 'km'],
  ['ខ a', undefined],
  ['សូម', 'km'],
  ['1990', undefined],
  ['', undefined],
])('the main language of %j is %s', (text, language) => {
  expect(mainLanguageOf(text)).toBe(language)
})

it('a Khmer run includes its inner spaces, not those around it', () => {
  expect(splitKhmer('See សូមអាន លក្ខខណ្ឌ, now. សូម')).toEqual([
    { words: 'See ', isKhmer: false },
    { words: 'សូមអាន លក្ខខណ្ឌ', isKhmer: true },
    { words: ', now. ', isKhmer: false },
    { words: 'សូម', isKhmer: true },
  ])
})

it('no run is empty', () => {
  expect(splitKhmer('សូម')).toEqual([{ words: 'សូម', isKhmer: true }])
  expect(splitKhmer('')).toEqual([])
})
