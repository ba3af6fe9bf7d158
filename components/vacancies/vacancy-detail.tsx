import { SanitisedHtml } from '@/components/ui/sanitised-html'
import { VacancyLayout, type VacancyProps } from './vacancy-layout'

/** A vacancy as the API gives it. */
export function VacancyDetail(props: VacancyProps) {
  return <VacancyLayout {...props} Text={SanitisedHtml} />
}
