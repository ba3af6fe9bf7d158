import type { Named } from '@/lib/contract/common'
import type { Person, PersonLists } from '@/lib/shared/qualification/person'

type Props = { readonly person: Person; readonly lists: PersonLists }

export function AnswerSummary({ person, lists }: Props) {
  const degree = nameOf(lists.degrees, person.degree)
  const facts = [
    nameOf(lists.majors, person.major),
    degree && (person.isStudent ? `${degree}, not finished` : degree),
    nameOf(lists.levels, person.level),
    nameOf(lists.provinces, person.province),
  ]
  return <p>{`You: ${facts.filter(Boolean).join(' · ')}`}</p>
}

function nameOf(list: readonly Named[], id: number | null): string | undefined {
  return list.find((each) => each.id === id)?.name
}
