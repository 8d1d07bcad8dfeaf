import { RotateCcw, Webhook } from 'lucide-react'
import { Link } from 'react-router'
import {
  listMemberDeliveries,
  type MemberDelivery,
  replayMemberDelivery,
} from '#domains/partners/common/deliveries/deliveries.ts'
import { listMemberDeliveries as shapes } from '#domains/partners/common/deliveries/deliveries.shapes.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { must } from '#platform/common/must.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { describeAnswer, getEventLabels, getStatusLabels } from '../partner-labels.ts'
import * as t from '#domains/partners/texts.ts'

export const meta = makeAdminMeta(t.webhook_deliveries)

const deliveries = defineTable({
  path: '/webhook-deliveries',
  operation: listMemberDeliveries,
  query: shapes.query,
  icon: Webhook,
  words: () => ({
    title: t.webhook_deliveries(),
    count: (count) => (count === 10_000 ? t.delivery_count_at_least() : t.count_deliveries({ count })),
    failed: t.the_deliveries_didnt_load(),
    loading: t.loading_the_deliveries(),
    seeAll: t.see_all_deliveries(),
    noMatches: t.try_another_member_or_state(),
    none: { title: t.no_deliveries_yet(), text: t.events_sent_to_members_webhooks() },
  }),
  filters: ({ search: { account_id: accountId } }) => [
    { kind: 'search', label: t.member_number_or_host() },
    {
      kind: 'choice',
      name: 'status',
      label: t.delivery_state(),
      any: t.any_delivery_state(),
      options: getStatusLabels(),
    },
    {
      kind: 'link',
      names: ['account_id'],
      chip: () => t.of_member_number({ id: must(accountId, 'account_id') }),
    },
  ],
  renderRows: (items) => (
    <ul
      aria-label={t.webhook_deliveries()}
      className="divide-y divide-line overflow-clip rounded-panel border border-line bg-paper"
    >
      {items.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  ),
})

export default deliveries.Page

function DeliveryRow({ delivery }: { delivery: MemberDelivery }) {
  const { id, type, status, host, account_id: accountId, account_name: name, is_off: isOff } = delivery
  const { label, kind } = getStatusLabels()[status]
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {getEventLabels()[type]} <Badge kind={kind}>{label}</Badge>
          {isOff && <Badge kind="wrong">{t.turned_off()}</Badge>}
        </p>
        <p className="break-words text-ink-2">
          <Link to={`/user/${accountId}/detail`} className="underline hover:text-pounamu">
            {name}
          </Link>{' '}
          · {host}
        </p>
        <p className="num mt-1 text-xs text-ink-2">{describeTries(delivery)}</p>
      </div>
      {!isOff && <ReplayButton id={id} name={name} />}
    </li>
  )
}

/** After a manual retry there is no answer yet: the last one belongs to earlier tries. */
function describeTries(delivery: MemberDelivery): string {
  const { created_at: createdAt, tries, duration_ms: durationMs, status, next_try_at: nextTryAt } = delivery
  return [
    formatMoment(createdAt),
    t.count_tries({ count: tries }),
    tries > 0 && describeAnswer(delivery),
    tries > 0 && durationMs !== null && t.took_ms({ ms: formatCount(durationMs) }),
    status === 'waiting' && tries > 0 && nextTryAt && t.next_try_at({ at: formatMoment(nextTryAt) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function ReplayButton({ id, name }: { id: number; name: string }) {
  const invalidate = useInvalidate()
  const replay = useApiMutation(replayMemberDelivery, {
    onSuccess: () => notify.success(t.event_sent_again()),
    onError: (error) => notify.error(t.the_event_wasnt_sent(), { description: getMessage(error) }),
    onSettled: () => invalidate(listMemberDeliveries),
  })
  return (
    <May op={replayMemberDelivery}>
      <Button
        kind="quiet"
        size="small"
        icon={RotateCcw}
        busy={replay.isPending}
        aria-label={t.send_delivery_again_to({ id, name })}
        onClick={() => replay.mutate({ id })}
      >
        {t.send_again()}
      </Button>
    </May>
  )
}
