import { SanitisedHtml } from '@/components/ui/sanitised-html'
import { VacancyLayout, type VacancyProps } from './vacancy-layout'

export function VacancyDetail(props: VacancyProps) {
  return <VacancyLayout {...props} Text={SanitisedHtml} />
}
