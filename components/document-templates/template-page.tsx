import { Download } from 'lucide'
import { RelatedLinks } from '@/components/articles/related-links'
import { Breadcrumb } from '@/components/detail/breadcrumb'
import { buttonClass } from '@/components/ui/button'
import { FactCell, FactTable } from '@/components/ui/fact-table'
import { Icon } from '@/components/ui/icon'
import { SanitisedHtml } from '@/components/ui/sanitised-html'
import type { Template, TemplateSummary } from '@/lib/contract/articles/document-template'
import type { DocxBlock } from '@/lib/server/parse-docx'
import { TEMPLATE_KIND_LABELS } from '@/lib/shared/document-templates/template-kinds'
import { formatFile } from '@/lib/shared/format/file'
import { languageOf } from '@/lib/shared/format/languages'
import { routes } from '@/lib/shared/routes'
import { DocumentPreview } from './document-preview'

type Props = {
  readonly template: Template
  /** Null if the document cannot be shown. */
  readonly preview: readonly DocxBlock[] | null
  readonly similar: readonly TemplateSummary[]
  readonly toUrl: (path: string) => string
}

export function TemplatePage({ template, preview, similar, toUrl }: Props) {
  const { title, titleKm, file } = template
  return (
    <article className="mx-auto max-w-page px-4 pb-16 md:px-6">
      <header className="pt-2 pb-5 md:pt-6">
        <Breadcrumb
          list={{ words: 'CV and cover letter', path: routes.templates }}
          page={{ words: title, path: routes.template(template) }}
          toUrl={toUrl}
        />
        <h1 lang={languageOf(title)} className="text-2xl font-semibold text-balance">
          {title}
        </h1>
        {titleKm !== null && (
          <p lang="km" className="mt-1 text-lg text-ink-soft">
            {titleKm}
          </p>
        )}
        <p lang={languageOf(template.summary)} className="mt-2 max-w-measure text-lg">
          {template.summary}
        </p>
      </header>
      <FactTable small>
        <FactCell label="Type">{TEMPLATE_KIND_LABELS[template.kind].one}</FactCell>
        <FactCell label="Field">{template.field}</FactCell>
        <FactCell label="Career level">{template.level}</FactCell>
        <FactCell label="File">{formatFile(file)}</FactCell>
      </FactTable>
      <p className="mt-5 print:hidden">
        <a href={`/upstream${file.path}`} download={file.name} className={buttonClass('primary')}>
          <Icon icon={Download} />
          Download {file.name}
        </a>
      </p>
      <div className="article-columns">
        {preview !== null && preview.length > 0 && (
          <section className="article-text">
            <h2 className="mb-1 text-xl font-semibold">Preview</h2>
            <DocumentPreview blocks={preview} />
          </section>
        )}
        <section className="border-t-2 border-ink pt-3">
          <h2 className="mb-2 text-lg font-semibold">How to use it</h2>
          <SanitisedHtml html={template.description} pagePath={routes.template(template)} />
        </section>
        <RelatedLinks
          title="Similar templates"
          items={similar.map((other) => ({ title: other.title, href: routes.template(other) }))}
          all={{ href: routes.templates, words: 'All templates' }}
        />
      </div>
    </article>
  )
}
