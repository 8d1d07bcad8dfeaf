import { Ban, MessageSquareWarning, RotateCcw, Send, UserPlus, UserSearch } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { listMembers as shapes } from '#domains/accounts/common/members/members.shapes.ts'
import {
  type MemberAct,
  exportMembers,
  listMembers,
  planMembers,
  seenChoices,
} from '#domains/accounts/common/members/members.ts'
import { listPlans } from '#domains/billing/common/plans/plans.ts'
import { decideMembers } from '#domains/moderation/common/warnings.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import type { BulkAct } from '#domains/staff/web/shared/bulk/bulk-progress.tsx'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { describeDays } from '#domains/staff/web/shared/table/filter-bar.tsx'
import { must } from '#platform/common/must.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { getSellerLabels, getStatusLabels } from '../shared/member-labels.ts'
import { listColumns } from './members-columns.tsx'
import { PeopleTabs } from './people-tabs.tsx'
import { SentMessages } from './sent-messages.tsx'
import { staff } from './staff-table.tsx'
import { useRegionNames } from './use-region-names.ts'
import * as t from '#domains/accounts/texts.ts'

const decide =
  (act: MemberAct): BulkAct['send'] =>
  (ids, { reason }, options) =>
    api.call(decideMembers, { ids, act, reason }, options)

const undoBy =
  (act: MemberAct): NonNullable<BulkAct['undo']> =>
  (decided, reason, options) =>
    api.call(decideMembers, { ids: decided.map(({ id }) => id), act, reason }, options)

const getMemberActs = makeTexts((): BulkAct[] => [
  {
    act: 'message',
    label: t.send_a_message(),
    icon: Send,
    confirm: (count) => t.message_count_members({ count }),
    done: (count) => t.count_members_messaged({ count }),
    fits: t.count_of_total_can_get_this,
    what: t.they_read_it_in_ichat(),
    help: t.from_hoko_support(),
    field: t.the_message(),
    missing: t.write_a_message(),
    send: decide('message'),
  },
  {
    act: 'warn',
    label: t.warn(),
    icon: MessageSquareWarning,
    confirm: (count) => t.warn_count_members({ count }),
    done: (count) => t.count_members_warned({ count }),
    what: t.its_no_strike(),
    help: t.each_member_reads_this(),
    send: decide('warn'),
  },
  {
    act: 'reinstate',
    label: t.reinstate_bulk(),
    icon: RotateCcw,
    confirm: (count) => t.reinstate_count_members({ count }),
    done: (count) => t.count_members_reinstated({ count }),
    what: t.they_can_sign_in_again(),
    help: t.each_member_reads_this(),
    send: decide('reinstate'),
    undo: undoBy('suspend'),
  },
  {
    act: 'suspend',
    label: t.suspend_bulk(),
    icon: Ban,
    danger: true,
    confirm: (count) => t.suspend_count_members({ count }),
    done: (count) => t.count_members_suspended({ count }),
    what: t.theyre_signed_out_and_their_listings(),
    help: t.each_member_reads_this(),
    send: decide('suspend'),
    undo: undoBy('reinstate'),
  },
])

const getSeenLabels = makeTexts((): Record<(typeof seenChoices)[number], string> => ({
  '1': t.seen_in_the_last_day(),
  '7': t.seen_in_the_last_days({ days: 7 }),
  '30': t.seen_in_the_last_days({ days: 30 }),
  '90': t.seen_in_the_last_days({ days: 90 }),
  not_30: t.not_seen_for_days({ days: 30 }),
  not_365: t.not_seen_for_days({ days: 365 }),
  never: t.never_seen(),
}))

export const meta = makeAdminMeta(t.users)

const members = defineTable({
  name: 'users',
  path: '/users-list',
  operation: listMembers,
  query: shapes.query,
  toInput: (search) => ({ ...search, type: 'user' }),
  icon: UserSearch,
  words: () => ({
    title: t.users(),
    count: (count) => t.count_users({ count }),
    failed: t.the_users_didnt_load(),
    loading: t.loading_the_users(),
    seeAll: t.see_all_users(),
    noMatches: t.try_part_of_a_name_an_email_or_a_phone(),
    none: { title: t.no_users_yet(), text: t.people_who_register_are_shown_here() },
  }),
  useExtras: () => ({
    ...useRegionNames(),
    plans: useApiQuery(listPlans, {}, { staleTime: 60_000 }).data?.items ?? [],
  }),
  filters: ({ search, extras: { regions, plans, nameOf } }) => [
    { kind: 'search', label: t.name_email_phone_or_number() },
    {
      kind: 'choice',
      name: 'status',
      label: t.status(),
      any: t.any_status(),
      options: { current: t.active_or_suspended(), ...getStatusLabels() },
    },
    {
      kind: 'choice',
      name: 'seller_kind',
      label: t.kind_of_seller(),
      any: t.any_seller(),
      options: getSellerLabels(),
    },
    {
      kind: 'choice',
      name: 'plan_id',
      label: t.plan(),
      any: t.any_plan(),
      options: plans.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      kind: 'choice',
      name: 'seen',
      label: t.last_seen(),
      any: t.seen_any_time(),
      options: getSeenLabels(),
      isRare: true,
      chip: () => getSeenLabels()[must(search.seen, 'seen')],
    },
    {
      kind: 'choice',
      name: 'region',
      label: t.region(),
      any: t.all_regions(),
      options: regions.map(({ slug, name }) => ({ value: slug, label: name })),
      isRare: true,
      chip: () => nameOf(must(search.region, 'region')) ?? '',
    },
    {
      kind: 'choice',
      name: 'appeals',
      label: t.appeals(),
      any: t.all_users(),
      options: { yes: t.open_appeals() },
      isRare: true,
      chip: () => t.open_appeals(),
    },
    {
      kind: 'days',
      from: 'joined_from',
      to: 'joined_to',
      label: t.joined_from(),
      isRare: true,
      chip: () => describeDays(t.joined(), search.joined_from, search.joined_to),
    },
  ],
  columns: ({ extras }) => listColumns(extras.nameOf),
  Top: () => <PeopleTabs current="members" />,
  csv: { op: exportMembers, what: 'users', isGated: true },
  bulk: {
    plan: planMembers,
    decide: decideMembers,
    acts: getMemberActs,
    changes: [listMembers],
    nameRow: ({ display_name: displayName }) => displayName,
  },
  Tools: () => (
    <>
      <LinkButton to="/user/new" size="small" icon={UserPlus}>
        {t.add_user()}
      </LinkButton>
      <SentMessages />
    </>
  ),
})

export default function People() {
  const [params] = useSearchParams()
  return params.get('type') === 'admin' ? <staff.Page /> : <members.Page />
}
