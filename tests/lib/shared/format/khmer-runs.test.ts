import { describe, expect, it } from 'vitest'
import { mainLanguageOf, markKhmer } from '@/lib/shared/format/khmer-runs'

describe('the main language of a text', () => {
  it('is that of the site when only a name is Khmer', () => {
    expect(mainLanguageOf('<p>Visvakor (វិស្វករ) is Khmer for engineer.</p>')).toBeUndefined()
  })

  it('is Khmer when most of it is', () => {
    expect(mainLanguageOf('<p>សូមអានលក្ខខណ្ឌ និងថ្ងៃផុតកំណត់ (PDF)</p>')).toBe('km')
  })

  it('does not count the names of tags', () => {
    expect(mainLanguageOf('<blockquote><strong>វិស្វ</strong></blockquote>')).toBe('km')
  })
})

describe('Khmer words in an English text', () => {
  it('are marked, each run as one', () => {
    expect(markKhmer('<p>See សូមអាន លក្ខខណ្ឌ, now.</p>')).toBe(
      '<p>See <span lang="km">សូមអាន លក្ខខណ្ឌ</span>, now.</p>',
    )
  })

  it('are left alone inside tags', () => {
    const link = '<a href="/jobs/1/វិស្វករ">job</a>'
    expect(markKhmer(link)).toBe(link)
  })

  it('are left alone in an attribute that looks like the end of its tag and a new one', () => {
    const link = '<a href="https://x.example/?>វិស្វករ<img src=x onerror=alert(1)>">job</a>'
    expect(markKhmer(link)).toBe(link)
  })
})
