import { useState } from 'react'
import { Link } from 'react-router'
import { listAdminCategories } from '#domains/catalogue/common/catalogue.ts'
import { type AuditEntry, listAudit } from '#domains/staff/common/audit/audit.ts'
import { PageLink } from '../page-link.tsx'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { describeDevice } from '#domains/accounts/web/shared/device-labels.ts'
import type { AuditNames } from './audit-values.ts'
import {
  describeAct,
  type AuditChange,
  type AuditStep,
  listChanges,
  foldSaves,
  getSubject,
} from './audit-log-labels.ts'
import { formatMoment } from '../moments.ts'
import * as t from '#domains/staff/texts.ts'

const rowsAtFirst = 10
const rowsInAll = 100

interface AuditLogProps {
  subject: { subject_kind: string; subject_id?: number } | { actor_id: number }
  nothing: string
  title?: string
}

export function AuditLog({ subject, nothing, title = t.audit_log() }: AuditLogProps) {
  const [limit, setLimit] = useState(rowsAtFirst)
  const call = useApiQuery(listAudit, { ...subject, limit }, { placeholderData: (before) => before })
  const namesSubject = !('subject_id' in subject)
  return (
    <Panel
      title={title}
      aside={call.data && call.data.total > 0 ? t.total_in_total({ total: call.data.total }) : undefined}
    >
      <Query
        call={call}
        loading={t.loading_the_audit_log()}
        skeleton={<SkeletonText lines={4} />}
        empty={<p className="text-sm text-ink-2">{nothing}</p>}
      >
        {(data) => (
          <>
            <AuditSteps entries={data.items} namesSubject={namesSubject} />
            {data.total > data.items.length && limit < rowsInAll && (
              <div className="mt-4">
                <Button kind="quiet" size="small" busy={call.isFetching} onClick={() => setLimit(rowsInAll)}>
                  {t.show_older_entries()}
                </Button>
              </div>
            )}
          </>
        )}
      </Query>
    </Panel>
  )
}

interface AuditStepsProps {
  entries: AuditEntry[]
  namesSubject: boolean
  showsOrigin?: boolean
}

export function AuditSteps({ entries, ...shown }: AuditStepsProps) {
  const names = useNames(entries)
  return (
    <ol className="grid grid-cols-1 gap-4">
      {foldSaves(entries).map((step) => (
        <Step key={step.id} step={step} names={names} {...shown} />
      ))}
    </ol>
  )
}

export function useNames(entries: Pick<AuditEntry, 'before' | 'after'>[]): AuditNames {
  const speaks = entries.some(({ before, after }) =>
    /category_ids?"|"parent_id"/.test(JSON.stringify([before, after])),
  )
  const { data } = useApiQuery(listAdminCategories, {}, { enabled: speaks, staleTime: 60_000 })
  return { category: (id) => data?.items.find((one) => one.id === id)?.name }
}

interface StepProps {
  step: AuditStep
  names: AuditNames
  namesSubject: boolean
  showsOrigin?: boolean
}

const maxLines = 6

function Step({ step, names, namesSubject, showsOrigin = false }: StepProps) {
  const changes = listChanges(step, { ...names, subject: step.subject_kind, pictures: step.picture_names })
  const subject = namesSubject ? getSubject(step) : null
  const hidden = changes.slice(maxLines)
  return (
    <li className="min-w-0 border-l-2 border-line pl-3.5 text-sm wrap-anywhere">
      <p className="font-semibold">
        {describeAct(step.action)}
        {step.saves > 1 && step.action !== 'account.viewed' && (
          <span className="num font-normal text-ink-2">{` · ${t.count_saves({ count: step.saves })}`}</span>
        )}
      </p>
      <p className="text-xs text-ink-2">
        {step.actor_name} · <time dateTime={step.at}>{formatMoment(step.at)}</time>
        {subject && ' · '}
        {subject?.to ? (
          <PageLink to={subject.to} className="num" isUnderlined>
            {subject.label}
          </PageLink>
        ) : (
          <span className="num">{subject?.label}</span>
        )}
        {subject && step.subject_kind === 'listing' && (
          <>
            {' · '}
            <Link to={`/listings?open=${step.subject_id}&as=public`} className="rounded-control underline">
              {t.preview_page()}
            </Link>
          </>
        )}
        {showsOrigin && step.address && (
          <span className="num">{` · ${t.from_address({ address: step.address, device: describeDevice(step.device ?? '') })}`}</span>
        )}
      </p>
      {step.reason && <p className="mt-1 break-words">“{step.reason}”</p>}
      <ChangeLines changes={changes.slice(0, maxLines)} />
      {hidden.length > 0 && (
        <details>
          <summary className="mt-1 w-fit cursor-pointer rounded-control text-xs text-pounamu">
            {t.count_more({ count: hidden.length })}
          </summary>
          <ChangeLines changes={hidden} />
        </details>
      )}
    </li>
  )
}

export function ChangeLines({ changes }: { changes: AuditChange[] }) {
  if (changes.length === 0) return null
  return (
    <dl className="mt-1 grid gap-0.5 text-xs">
      {changes.map(({ name, before, after }) => (
        <div key={name} className="flex flex-wrap gap-x-1.5">
          <dt className="text-ink-2">{name}:</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">
            {before !== null && (
              <>
                <span className="text-ink-2">{before}</span> <span aria-hidden>→</span>
                <span className="sr-only">{t.became()}</span>{' '}
              </>
            )}
            {after}
          </dd>
        </div>
      ))}
    </dl>
  )
}
