import { SanitisedHtml } from '@/components/ui/sanitised-html'
import { TextSection } from './text-section'

type Props = { readonly title: string; readonly html: string }

export function RichTextSection(props: Props) {
  return <TextSection {...props} Text={SanitisedHtml} />
}
