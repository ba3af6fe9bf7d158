import type { Concept } from './concept'

export const placesConcepts: readonly Concept[] = [
  { name: 'phnom-penh', terms: ['phnom penh', 'phnompenh', 'PP', 'ភ្នំពេញ'] },
  { name: 'siem-reap', terms: ['siem reap', 'siemreap', 'SR', 'សៀមរាប'] },
  {
    name: 'preah-sihanouk',
    terms: ['preah sihanouk', 'sihanoukville', 'kampong som', 'kompong som', 'ព្រះសីហនុ', 'កំពង់សោម'],
  },
  { name: 'kampong', terms: ['kampong', 'kompong'] },
  { name: 'usa', terms: ['united states', 'USA', 'America', 'សហរដ្ឋអាមេរិក'] },
  {
    name: 'united-kingdom',
    terms: ['united kingdom', 'great britain', 'england', 'UK', 'ចក្រភពអង់គ្លេស'],
  },
  { name: 'korea', terms: ['korea', 'south korea', 'republic of korea', 'កូរ៉េ'] },
  { name: 'japan', terms: ['japan', 'japanese', 'ជប៉ុន'] },
  { name: 'china', terms: ['china', 'chinese', 'ចិន'] },
  { name: 'australia', terms: ['australia', 'អូស្ត្រាលី'] },
  { name: 'france', terms: ['france', 'french', 'បារាំង'] },
  { name: 'thailand', terms: ['thailand', 'thai', 'ថៃ'] },
]
