import { describe, expect, it } from 'vitest'
import { fillIn } from '@/backend/demo/compose/fill-in'

describe('fillIn', () => {
  it('fills every placeholder, also one that stands twice', () => {
    expect(fillIn('From {place} to {place} with {company}', { place: 'Kep', company: 'Us' })).toBe(
      'From Kep to Kep with Us',
    )
  })

  it.each([
    ['Site Engineer', 'We need a Site Engineer'],
    ['Electrician', 'We need an Electrician'],
    ['HSE Manager', 'We need an HSE Manager'],
    ['Urban Planner', 'We need an Urban Planner'],
    ['UX Engineer', 'We need a UX Engineer'],
    ['NOC Engineer', 'We need a NOC Engineer'],
  ])('puts the article before "%s" as it is spoken', (title, sentence) => {
    expect(fillIn('We need {a title}', { title })).toBe(sentence)
  })

  it('begins the sentence with a capital', () => {
    expect(fillIn('{work} is growing', { work: 'the harbour' })).toBe('The harbour is growing')
  })

  it('refuses a template that asks for something unknown', () => {
    expect(() => fillIn('For {work}', { place: 'Kep' })).toThrow('No value for {work}')
  })
})
