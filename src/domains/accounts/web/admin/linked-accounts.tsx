import { Link } from 'react-router'
import { type LinkedAccount, listLinkedAccounts } from '#domains/moderation/common/records/records.ts'
import { formatDay } from '#domains/staff/web/shared/moments.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { statusKinds, getStatusLabels } from '../shared/member-labels.ts'
import * as t from '#domains/accounts/texts.ts'

export function LinkedAccounts({ id }: { id: number }) {
  const call = useApiQuery(listLinkedAccounts, { id })
  return (
    <Panel
      title={t.linked_accounts()}
      aside={call.data && call.data.items.length > 0 ? call.data.items.length : undefined}
    >
      <Query
        call={call}
        loading={t.loading_linked_accounts()}
        skeleton={<SkeletonText lines={2} />}
        empty={<p className="text-sm text-ink-2">{t.no_other_account_shares_this_phone()}</p>}
      >
        {(data) => (
          <ul className="grid gap-3 text-sm">
            {data.items.map((account) => (
              <Linked key={account.id} account={account} />
            ))}
          </ul>
        )}
      </Query>
    </Panel>
  )
}

function Linked({ account }: { account: LinkedAccount }) {
  const {
    id,
    full_name: fullName,
    display_name: displayName,
    status,
    shares_phone: sharesPhone,
    shares_card: sharesCard,
    shares_bank_account: sharesBankAccount,
    device_seen_at: deviceSeenAt,
  } = account
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Link
        to={`/user/${id}/detail`}
        className="rounded-control font-medium text-pounamu hover:text-pounamu-deep hover:underline"
      >
        {fullName || displayName}
      </Link>
      <span className="num text-ink-2">{id}</span>
      {status !== 'active' && <Badge kind={statusKinds[status]}>{getStatusLabels()[status]}</Badge>}
      {account.type === 'admin' && <Badge>{t.admin()}</Badge>}
      <span className="num basis-full text-xs text-ink-2">
        {[
          sharesPhone && t.same_phone_number(),
          deviceSeenAt && t.same_device_last_on_device_seen_at({ device_seen_at: formatDay(deviceSeenAt) }),
          sharesCard && t.same_card(),
          sharesBankAccount && t.same_bank_account(),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}

export function Counted({ count, to }: { count: number; to: string }) {
  return count === 0 ? (
    '0'
  ) : (
    <Link to={to} className="rounded-control text-pounamu hover:text-pounamu-deep hover:underline">
      {formatCount(count)}
    </Link>
  )
}
