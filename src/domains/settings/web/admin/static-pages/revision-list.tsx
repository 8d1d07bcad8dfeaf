import { keepPreviousData } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { listPageRevisions, type StaticPageSlug } from '#domains/settings/common/static-pages/static-pages.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { describeRevision } from './page-labels.ts'
import * as t from '#domains/settings/texts.ts'

const limit = 20

interface RevisionListProps {
  slug: StaticPageSlug
  chosen: number | null
  shownId: number
}

export function RevisionList({ slug, chosen, shownId }: RevisionListProps) {
  const [params] = useSearchParams()
  const page = Math.max(1, Math.min(10_000, Math.trunc(Number(params.get('page')) || 1)))
  const call = useApiQuery(
    listPageRevisions,
    { slug, page, limit },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const address = (changes: Record<string, string>) => {
    const wanted = new URLSearchParams({ ...(page > 1 && { page: String(page) }), ...changes })
    return `?${wanted}`
  }
  return (
    <Panel title={t.versions()} aside={call.data && t.count_in_total({ count: call.data.total })}>
      <Query call={call} loading={t.loading_the_versions()} skeleton={<SkeletonText lines={4} />}>
        {(data) => (
          <>
            <ul className="-mx-2 grid gap-0.5">
              {data.items.map((revision) => (
                <li key={revision.id}>
                  <Link
                    to={address({ version: String(revision.id) })}
                    preventScrollReset={false}
                    aria-current={revision.id === chosen ? 'true' : undefined}
                    className={joinClasses(
                      'group block rounded-control px-2 py-2 text-sm',
                      revision.id === chosen ? 'bg-pounamu-wash' : 'hover:bg-sunk',
                    )}
                  >
                    <span className="flex flex-wrap items-center gap-x-2">
                      <span className="font-semibold text-pounamu group-hover:underline">
                        {t.version_number({ number: revision.number })}
                      </span>
                      {revision.id === shownId && <Badge kind="good">{t.shown_now()}</Badge>}
                    </span>
                    <span className="block text-xs text-ink-3">
                      <time dateTime={revision.saved_at}>{formatMoment(revision.saved_at)}</time> ·{' '}
                      {describeRevision(revision)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <Pager page={page} limit={limit} total={data.total} to={(to) => address({ page: String(to) })} />
          </>
        )}
      </Query>
    </Panel>
  )
}
