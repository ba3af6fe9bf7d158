import { khmerDuties } from '@/backend/demo/khmer/duties'
import { khmerPhrases } from '@/backend/demo/khmer/phrases'
import { majors } from '@/backend/demo/lookups/majors'
import { provinces } from '@/backend/demo/lookups/provinces'
import { qualifications } from '@/backend/demo/lookups/qualifications'
import type { Random } from '@/backend/demo/random'
import { toMailAddress } from './contact'
import { type Blanks, fillIn } from './fill-in'
import { heading, list, mailLink, paragraph } from './html'
import type { Opening } from './opening'
import type { Terms } from './terms'
import type { Texts } from './texts'

export function composeKhmer(
  opening: Opening,
  titleKm: string,
  terms: Terms,
  random: Random,
): Texts {
  const { role, fieldKey, company } = opening
  const blanks = toBlanks(opening, titleKm, terms)
  const address = toMailAddress(company)
  const steps = khmerPhrases.steps.map((step) => fillIn(step, { ...blanks, link: address }))
  return {
    description:
      introduceInKhmer(opening, titleKm, terms, random) +
      heading(khmerPhrases.dutiesHeading) +
      list('ul', random.pickMany(khmerDuties[fieldKey], random.between(4, 5))),
    requirements: list('ul', [
      fillIn('មាន{qualification}ផ្នែក{majors} ឬជំនាញពាក់ព័ន្ធ', blanks),
      khmerPhrases.experience[role.level],
      ...random.pickMany(khmerPhrases.requirements, random.between(3, 4)),
    ]),
    benefits: list('ul', random.pickMany(khmerPhrases.benefits, random.between(3, 5))),
    howToApply:
      list('ol', steps).replace(address, mailLink(address, titleKm)) +
      paragraph(khmerPhrases.warning),
  }
}

/** Begins a Khmer vacancy, and sums up a bilingual one. */
export function introduceInKhmer(
  opening: Opening,
  titleKm: string,
  terms: Terms,
  random: Random,
): string {
  const introduction = random.pick(khmerPhrases.introductions)
  return paragraph(fillIn(introduction, toBlanks(opening, titleKm, terms)))
}

function toBlanks({ company, site, role }: Opening, titleKm: string, terms: Terms): Blanks {
  const province = nameInKhmer(provinces, site.province)
  return {
    company: company.nameKm ?? company.name,
    place: site.province === 'Phnom Penh' ? `រាជធានី${province}` : `ខេត្ត${province}`,
    title: titleKm,
    positions: String(terms.positions).replace(/\d/g, toKhmerDigit),
    qualification: nameInKhmer(qualifications, role.needs),
    majors: terms.majors.map((major) => nameInKhmer(majors, major)).join(' ឬ'),
  }
}

function nameInKhmer(
  rows: readonly { readonly name: string; readonly nameKm: string | null }[],
  name: string,
): string {
  return rows.find((row) => row.name === name)?.nameKm ?? name
}

/** ០ is U+17E0. */
function toKhmerDigit(digit: string): string {
  return String.fromCodePoint(0x17e0 + Number(digit))
}
