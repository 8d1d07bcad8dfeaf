import { keepPreviousData } from '@tanstack/react-query'
import { RotateCcw, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, Link, useSearchParams, useLocation } from 'react-router'
import {
  getPageRevision,
  getStaticPage,
  listPageRevisions,
  restorePageRevision,
  type StaticPage,
  type StaticPageSlug,
  staticPageSlugs,
} from '#domains/settings/common/static-pages/static-pages.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { RichText } from '#platform/web/rich-text.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import {
  Difference,
  describeRevision,
  LawyerNote,
  PageLoading,
  getEditAddress,
  getPageName,
} from './static-pages.tsx'
import * as t from '#domains/settings/texts.ts'

type Revision = OperationReply<typeof getPageRevision>

function RevisionDetails({ id, page }: { id: number; page: StaticPage }) {
  const call = useApiQuery(getPageRevision, { id })
  return (
    <Query
      call={call}
      failed={t.the_version_didnt_load()}
      loading={t.loading_the_version()}
      skeleton={<SkeletonText lines={4} />}
    >
      {(data) => <Details revision={data} page={page} />}
    </Query>
  )
}

type Against = 'before' | 'now'

function Details({ revision, page }: { revision: Revision; page: StaticPage }) {
  const [against, setAgainst] = useState<Against>('before')
  const [isOpen, setOpen] = useState(false)
  const isShown = revision.id === page.revision_id
  const before = revision.before ?? { title: '', text: '' }
  return (
    <Panel
      title={t.version_number({ number: revision.number })}
      aside={`${formatMoment(revision.saved_at)} · ${describeRevision(revision)}`}
    >
      <div className="grid justify-items-start gap-4">
        {isShown && revision.before && (
          <p className="text-sm text-ink-2">{t.compared_with_the_version_before()}</p>
        )}
        {!isShown && (
          <Segmented<Against>
            label={t.compare_with()}
            value={against}
            onChange={setAgainst}
            options={[
              { value: 'before', label: t.version_before() },
              { value: 'now', label: t.text_shown_now() },
            ]}
          />
        )}
        {isShown || against === 'before' ? (
          revision.before === null ? (
            <p className="text-sm text-ink-3">{t.the_first_version()}</p>
          ) : (
            <Difference before={before} after={revision} />
          )
        ) : (
          <Difference before={page} after={revision} />
        )}
        <div className="flex flex-wrap gap-2">
          {!isShown && (
            <May op={restorePageRevision}>
              <Button kind="quiet" size="small" icon={RotateCcw} onClick={() => setOpen(true)}>
                {t.restore_version()}
              </Button>
            </May>
          )}
          <LinkButton kind="ghost" size="small" to="?">
            {t.close_version()}
          </LinkButton>
        </div>
      </div>
      <RestoreDialog revision={revision} page={page} open={isOpen} onClose={() => setOpen(false)} />
    </Panel>
  )
}

interface RestoreDialogProps {
  revision: Revision
  page: StaticPage
  open: boolean
  onClose: () => void
}

function RestoreDialog({ revision, page, open, onClose }: RestoreDialogProps) {
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const restoring = useApiMutation(restorePageRevision, {
    onSuccess: async () => {
      notify.success(t.version_restored())
      invalidate(getStaticPage)
      invalidate(listPageRevisions)
      onClose()
      await navigate('?', { replace: true })
    },
  })
  const { number } = revision
  return (
    <ConfirmDialog
      open={open}
      title={t.restore_version_number({ number })}
      confirm={t.restore_version()}
      busy={restoring.isPending}
      error={restoring.isError ? getMessage(restoring.error) : undefined}
      onConfirm={() => restoring.mutate({ id: revision.id, seen_revision_id: page.revision_id })}
      onClose={onClose}
    >
      {t.everyone_sees_its_text_straight_away()}
    </ConfirmDialog>
  )
}

const limit = 20

interface RevisionListProps {
  slug: StaticPageSlug
  chosen: number | null
  shownId: number
}

function RevisionList({ slug, chosen, shownId }: RevisionListProps) {
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

const readSlug = (pathname: string): StaticPageSlug =>
  staticPageSlugs.find((slug) => pathname === `/${slug}`) ?? 'about-us'

export const meta = makeAdminMeta((_params, pathname) => getPageName(readSlug(pathname)))

/** Shows the current text and its versions. `?version=` opens one. */
export default function StaticPageOverview() {
  const slug = readSlug(useLocation().pathname)
  const [params] = useSearchParams()
  const id = Number(params.get('version'))
  const chosen = Number.isSafeInteger(id) && id > 0 ? id : null
  return (
    <AdminPage
      title={getPageName(slug)}
      tools={
        <LinkButton to={getEditAddress(slug)} size="small" icon={Pencil}>
          {t.edit_page()}
        </LinkButton>
      }
    >
      <PageLoading slug={slug}>
        {(page) => (
          <div className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 gap-3.5">
              <LawyerNote slug={slug} />
              {chosen !== null && <RevisionDetails key={chosen} id={chosen} page={page} />}
              <Panel title={page.title} aside={formatMoment(page.updated_at)}>
                <RichText text={page.text} follows={() => false} />
              </Panel>
            </div>
            <RevisionList slug={slug} chosen={chosen} shownId={page.revision_id} />
          </div>
        )}
      </PageLoading>
    </AdminPage>
  )
}
