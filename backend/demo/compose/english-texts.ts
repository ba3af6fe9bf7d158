import { phrases } from '@/backend/demo/english/phrases'
import type { Random } from '@/backend/demo/random'
import { toMailAddress } from './contact'
import { chooseDuties, chooseRequirements } from './english-blocks'
import { fillIn } from './fill-in'
import { heading, list, mailLink, paragraph } from './html'
import { joinWords } from './join-words'
import { type Opening, toPlace } from './opening'
import type { Terms } from './terms'
import type { Texts } from './texts'

export function composeEnglish(opening: Opening, terms: Terms, random: Random): Texts {
  const { field, role } = opening
  const education = fillIn(random.pick(phrases.education[role.needs]), {
    majors: joinWords(terms.majors, 'or'),
  })
  return {
    description: writeDescription(opening, terms, random),
    requirements: list('ul', [education, ...chooseRequirements(opening, random)]),
    benefits: list('ul', random.pickMany(field.benefits, random.between(3, 5))),
    howToApply: writeHowToApply(opening, random),
  }
}

function writeDescription(opening: Opening, terms: Terms, random: Random): string {
  const { field, role, site, company } = opening
  const introduction = paragraph(
    fillIn(random.pick(field.introductions), {
      company: company.name,
      place: toPlace(site),
      work: site.work,
      title: role.title,
    }),
  )
  const agreement = paragraph(writeTerms(terms, random))
  const tasks = heading(random.pick(phrases.headings)) + list('ul', chooseDuties(opening, random))
  return random.chance(0.5) ? introduction + agreement + tasks : introduction + tasks + agreement
}

function writeTerms({ type, positions }: Terms, random: Random): string {
  const agreed = random.pick(phrases.terms[type])
  return positions === 1 ? agreed : `${agreed} We are filling ${positions} places.`
}

function writeHowToApply({ company, role: { title } }: Opening, random: Random): string {
  const address = toMailAddress(company)
  const steps = random.pick(phrases.steps).map((step) => fillIn(step, { title, link: address }))
  return (
    list('ol', steps).replace(address, mailLink(address, title)) +
    paragraph(random.pick(phrases.warnings))
  )
}

/** For employers who take applications at their counter alone. */
export function explainPaperWay(title: string, place: string): string {
  const steps = phrases.paperSteps.map((step) => fillIn(step, { title, place }))
  return list('ol', steps) + paragraph(phrases.warnings[0])
}
