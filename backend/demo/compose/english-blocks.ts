import { phrases } from '@/backend/demo/english/phrases'
import { isTrade } from '@/backend/demo/fields/engineering-field'
import type { Random } from '@/backend/demo/random'
import type { Opening } from './opening'

/** Its own duty first, then some of the field, then one that fits the level. */
export function chooseDuties({ field, role }: Opening, random: Random): string[] {
  const trade = isTrade(role)
  return [
    role.task,
    ...random.pickMany(trade ? field.trade.duties : field.duties, random.between(4, 6)),
    random.pick(trade ? phrases.trade.growth : phrases.growth[role.level]),
  ]
}

export function chooseRequirements({ field, role }: Opening, random: Random): string[] {
  const skills = isTrade(role)
    ? random.pickMany(field.trade.requirements, random.between(3, 4))
    : random.pickMany(field.requirements, random.between(3, 4))
  const leads = role.level === 'Lead' || role.level === 'Manager'
  const required = leads
    ? [...skills.slice(0, 2), ...random.pickMany(phrases.leadership, 2)]
    : skills
  const speaks = required.some((requirement) => requirement.includes('English'))
  return [
    random.pick(experienceFor(role)),
    ...required,
    ...(speaks ? [] : [random.pick(phrases.languages)]),
  ]
}

function experienceFor(role: Opening['role']): readonly string[] {
  const trade: Partial<Record<typeof role.level, readonly string[]>> = phrases.trade.experience
  return (isTrade(role) ? trade[role.level] : undefined) ?? phrases.experience[role.level]
}
