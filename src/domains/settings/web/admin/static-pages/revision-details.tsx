import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OperationReply } from '#platform/common/operation.ts'
import {
  getPageRevision,
  getStaticPage,
  listPageRevisions,
  restorePageRevision,
  type StaticPage,
} from '#domains/settings/common/static-pages/static-pages.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { Difference } from './difference.tsx'
import { describeRevision } from './page-labels.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import * as t from '#domains/settings/texts.ts'

type Revision = OperationReply<typeof getPageRevision>

export function RevisionDetails({ id, page }: { id: number; page: StaticPage }) {
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
