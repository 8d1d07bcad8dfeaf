import { useState } from 'react'
import { type AuditEntry, listAudit } from '#contract/members.ts'
import { messageOf } from '#web/lib/problem.ts'
import { useCall } from '#web/lib/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { actWords, changesOf } from './audit-words.ts'
import { moment } from './moments.ts'

const rows_at_first = 10
const rows_in_all = 100

interface AuditLogProps {
  subject: { subject_kind: string; subject_id?: number }
  /** Said where nobody has done anything. */
  nothing: string
}

/** What admins did with one thing, newest first. */
export function AuditLog({ subject, nothing }: AuditLogProps) {
  const [limit, setLimit] = useState(rows_at_first)
  const call = useCall(listAudit, { ...subject, limit }, { placeholderData: (before) => before })
  const { data, error, isFetching } = call
  return (
    <Panel title="Audit log" aside={data && data.total > 0 ? `${data.total} in all` : undefined}>
      {error && !data ? (
        <ErrorState onRetry={() => void call.refetch()} busy={isFetching}>
          {messageOf(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label="Loading the audit log">
          <SkeletonText lines={4} />
        </Loading>
      ) : data.items.length === 0 ? (
        <p className="text-sm text-ink-2">{nothing}</p>
      ) : (
        <>
          <ol className="grid gap-4">
            {data.items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          {data.total > data.items.length && limit < rows_in_all && (
            <div className="mt-4">
              <Button kind="quiet" size="small" busy={isFetching} onClick={() => setLimit(rows_in_all)}>
                Show older entries
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry)
  return (
    <li className="border-l-2 border-line pl-3.5 text-sm">
      <p className="font-semibold">{actWords(entry.action)}</p>
      <p className="text-xs text-ink-2">
        {entry.actor_name} · <time dateTime={entry.at}>{moment(entry.at)}</time>
      </p>
      {entry.reason && <p className="mt-1 break-words">“{entry.reason}”</p>}
      {changes.length > 0 && (
        <dl className="mt-1 grid gap-0.5 text-xs">
          {changes.map(({ name, before, after }) => (
            <div key={name} className="flex flex-wrap gap-x-1.5">
              <dt className="text-ink-2">{name}:</dt>
              <dd className="min-w-0 break-words">
                {before !== null && (
                  <>
                    <span className="text-ink-2">{before}</span> <span aria-hidden>→</span>
                    <span className="sr-only">became</span>{' '}
                  </>
                )}
                {after}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
