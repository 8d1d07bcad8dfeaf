import { Link } from 'react-router'
import { type LinkedAccount, listLinkedAccounts } from '#contract/admin/admin.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Badge } from '#web/ui/facts/badge.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { formatDay } from '../moments.ts'
import { statusKinds, statusWords } from './member-words.ts'

/** Who shares a phone number or a device with an account. */
export function LinkedAccounts({ id }: { id: number }) {
  const call = useApiQuery(listLinkedAccounts, { id })
  const { data, error } = call
  return (
    <Panel title="Linked accounts" aside={data && data.items.length > 0 ? data.items.length : undefined}>
      {error && !data ? (
        <ErrorState onRetry={() => void call.refetch()} busy={call.isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label="Loading linked accounts">
          <SkeletonText lines={2} />
        </Loading>
      ) : data.items.length === 0 ? (
        <p className="text-sm text-ink-2">No other account shares this phone number or a device.</p>
      ) : (
        <ul className="grid gap-3 text-sm">
          {data.items.map((account) => (
            <Linked key={account.id} account={account} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Linked({ account }: { account: LinkedAccount }) {
  const { id, full_name, display_name, status, shares_phone, device_seen_at } = account
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Link
        to={`/user/${id}/detail`}
        className="rounded-control font-medium text-pounamu hover:text-pounamu-deep hover:underline"
      >
        {full_name || display_name}
      </Link>
      <span className="num text-ink-2">{id}</span>
      {status !== 'active' && <Badge kind={statusKinds[status]}>{statusWords[status]}</Badge>}
      {account.type === 'admin' && <Badge>Admin</Badge>}
      <span className="num basis-full text-xs text-ink-2">
        {[
          shares_phone && 'Same phone number',
          device_seen_at && `Same device, last on ${formatDay(device_seen_at)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}
