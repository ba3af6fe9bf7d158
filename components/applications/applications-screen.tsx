import { useApplications } from '@/components/applications/use-applications'
import { WITHDRAW_CONFIRMATION } from '@/components/applications/withdraw-confirmation'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { QueryResult } from '@/components/ui/query-result'
import { confirm } from '@/lib/browser/forms/confirm'
import type { ListedApplication } from '@/lib/contract/applications/application'
import { routes } from '@/lib/shared/routes'
import { ApplicationRow } from './application-row'
import { SiteVisitList } from './site-visit-list'

export function ApplicationsScreen() {
  const { list, items, withdrawingId, problem, withdraw } = useApplications()

  async function ask(application: ListedApplication) {
    if (await confirm(WITHDRAW_CONFIRMATION)) withdraw(application)
  }

  return (
    <>
      <QueryResult query={list}>
        {() =>
          items.length === 0 ? (
            <EmptyState title="You have sent no applications yet">
              <p>Listings that take applications here have an “Apply” button.</p>
              <p className="mt-4">
                <ButtonLink href={routes.jobs}>Browse jobs</ButtonLink>
              </p>
            </EmptyState>
          ) : (
            <ol className="border-t border-line">
              {items.map((application) => (
                <ApplicationRow
                  key={application.id}
                  application={application}
                  isBusy={withdrawingId === application.id}
                  withdraw={() => void ask(application)}
                />
              ))}
            </ol>
          )
        }
      </QueryResult>
      <p role="alert" className="mt-2 font-medium text-stop">
        {problem ||
          (list.isFetchNextPageError && 'More applications did not load. Please try again.')}
      </p>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? 'Loading…' : 'Show more applications'}
        </Button>
      )}
      <SiteVisitList />
    </>
  )
}
