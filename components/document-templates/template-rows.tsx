import { ArticleRow } from '@/components/articles/article-row'
import type { TemplateSummary } from '@/lib/contract/articles/document-template'
import { groupByKind } from '@/lib/shared/document-templates/template-kinds'
import { formatFile } from '@/lib/shared/format/file'
import { routes } from '@/lib/shared/routes'

export function TemplateRows({ templates }: { readonly templates: readonly TemplateSummary[] }) {
  return groupByKind(templates).map((group) => (
    <section key={group.heading} className="mt-8">
      <h2 className="border-b border-ink pb-2 text-xl font-semibold">{group.heading}</h2>
      <ul className="lg:grid lg:grid-cols-2 lg:gap-x-14">
        {group.templates.map((template) => (
          <ArticleRow
            key={template.id}
            href={routes.template(template)}
            topic={template.field}
            facts={`${template.level} · ${formatFile(template.file)}`}
            title={template.title}
            titleKm={template.titleKm}
            summary={template.summary}
            heading="h3"
          />
        ))}
      </ul>
    </section>
  ))
}
