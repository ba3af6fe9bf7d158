import { describe, expect, test } from 'vitest'
import { foldText, toSearchColumn } from '@/backend/platform/text/search/fold-text'

describe('foldText', () => {
  test.each([
    ['Électricité GÉNÉRALE', 'electricite generale'],
    ['Ｆｕｌｌ-ｗｉｄｔｈ', 'full width'],
    ['Straße, Łódź & Ørsted', 'strasse lodz orsted'],
    ['C++ / C# developer', 'c++ c# developer'],
    ['វិស្វ\u200bករ', 'វិស្វករ'],
    ['\u202eevil\u202c text\ufeff', 'evil text'],
    ['ថ្នាក់ ១២', 'ថ្នាក់ 12'],
    ['100%_done\\', '100 done'],
    [' \u0000 ', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  test('does not change folded text again', () => {
    const once = foldText('Ingénieur Génie-Civil វិស្វករ ២')
    expect(foldText(once)).toBe(once)
  })

  test('limits the length of the text', () => {
    expect(foldText('a'.repeat(1_000_000)).length).toBe(4000)
  })
})

test('toSearchColumn puts the title on its first line and spaces around every word', () => {
  expect(toSearchColumn('Site Engineer', ['Acme Ltd.', 'Kep'])).toBe(
    ' site engineer \n acme ltd kep ',
  )
})
