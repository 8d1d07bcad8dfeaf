import { UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { listLinkedAccounts } from '#domains/moderation/common/records/records.ts'
import type { Member } from '#domains/accounts/common/members/members.ts'
import { listMemberWarnings } from '#domains/moderation/common/warnings.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Loading, Skeleton, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { formatDay, formatMoment } from '#domains/staff/web/shared/moments.ts'
import { useTitle } from '#domains/staff/web/shared/use-title.ts'
import { LinkedAccounts, Counted } from './linked-accounts.tsx'
import { MemberActions } from './member-actions.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { ProposalNotice } from '#domains/staff/web/shared/proposal-notice.tsx'
import { MemberWarnings } from './suspensions/member-warnings.tsx'
import { MemberSuspensions } from './suspensions/member-suspensions.tsx'
import { MemberPanel } from './member-panel.tsx'
import { MemberRecords } from './records/member-records.tsx'
import { MemberTabs, RiskMarks, useSummary } from './records/risk-marks.tsx'
import { readRecordsSearch, recordsAddress } from './records/record-labels.ts'
import {
  getContactRemoved,
  fullName,
  getSellerLabels,
  describeStatus,
  getTypeLabels,
} from '../shared/member-labels.ts'
import { useMember } from '../shared/use-member.ts'
import { useRegionNames } from './use-region-names.ts'
import * as t from '#domains/accounts/texts.ts'

interface MemberDetailProps {
  id: number
  formatPhone: (e164: string) => string
  placeName: (slug: string | null) => string | null
  renderBusiness: (member: Member) => ReactNode
  children?: ReactNode
}

export function MemberDetail({ id, children, ...words }: MemberDetailProps) {
  const { member, error, isFetching, refetch } = useMember(id)
  useTitle(member && fullName(member))
  if (member) {
    return (
      <MemberSheets member={member} {...words}>
        {children}
      </MemberSheets>
    )
  }
  if (findProblem(error)?.key === 'not_found') return <NoSuchMember />
  if (error) {
    return (
      <ErrorState title={t.the_account_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  return <MemberSkeleton />
}

export function NoSuchMember() {
  return (
    <EmptyState
      icon={UserX}
      title={t.account_not_found()}
      action={<LinkButton to="/users-list">{t.see_all_users()}</LinkButton>}
    >
      {t.the_number_may_be_wrong_or_the_person()}
    </EmptyState>
  )
}

type SheetsProps = { member: Member } & Omit<MemberDetailProps, 'id'>

function MemberSheets({ member, ...words }: SheetsProps) {
  const [params] = useSearchParams()
  const { tab, page } = readRecordsSearch(params)
  const { isPending } = useSummary(member.id)
  // The summary's marks lie above the rest and would push it down.
  if (isPending) return <MemberSkeleton />
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <MemberHead member={member} />
      <MemberTabs member={member} tab={tab} />
      {tab === null ? (
        <Overview member={member} {...words} />
      ) : tab === 'plan' || tab === 'feed' || tab === 'shop' ? (
        <MemberPanel member={member} panel={tab} renderBusiness={words.renderBusiness} />
      ) : (
        <MemberRecords key={tab} id={member.id} kind={tab} page={page} />
      )}
    </div>
  )
}

function Overview({ member, formatPhone, placeName, children }: SheetsProps) {
  return (
    <>
      <ProposalNotice act="delete_member" subject_id={member.id} />
      {member.type === 'admin' && (
        <>
          <ProposalNotice act="change_role" subject_id={member.id} />
          <ProposalNotice act="suspend_admin" subject_id={member.id} />
        </>
      )}
      <RiskMarks id={member.id} />
      {member.type === 'user' && <MemberCounts member={member} />}
      <div className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-2">
        <div className="grid min-w-0 gap-3.5">
          <MemberSuspensions {...member} />
          <Known title={t.contact()} facts={getContact(member, formatPhone)} />
          {member.type === 'user' && (
            <May op={listMemberWarnings}>
              <MemberWarnings id={member.id} first_name={member.first_name} />
            </May>
          )}
          {children}
        </div>
        <div className="grid min-w-0 gap-3.5">
          <SellingSheet member={member} placeName={placeName} />
          <May op={listLinkedAccounts}>
            <LinkedAccounts id={member.id} />
          </May>
          {member.type === 'admin' && (
            <AuditLog
              title={t.what_first_name_did({ first_name: member.first_name })}
              subject={{ actor_id: member.id }}
              nothing={t.nothing_yet()}
            />
          )}
          <AuditLog
            subject={{ subject_kind: 'account', subject_id: member.id }}
            nothing={t.no_admin_has_changed_this_account()}
          />
        </div>
      </div>
    </>
  )
}

function MemberCounts({ member }: { member: Member }) {
  const { data } = useSummary(member.id)
  const { count, total_cents: totalCents, delivery_cents: deliveryCents } = member.open_sales
  return (
    <Facts
      facts={[
        {
          label: t.reports(),
          value: <Counted count={data?.counts.reports ?? 0} to={recordsAddress(member.id, 'reports')} />,
        },
        {
          label: t.open_sales(),
          value: (
            <>
              <Counted count={count} to={recordsAddress(member.id, 'trades')} />
              {count > 0 && (
                <span className="font-normal text-ink-2">
                  {' · '}
                  {t.open_sales_total({ total: formatMoney(totalCents), with_delivery: deliveryCents > 0 })}
                </span>
              )}
            </>
          ),
        },
        {
          label: t.live_listings(),
          value: <Counted count={member.live_count} to={`/listings?seller=${member.id}&status=active`} />,
        },
        {
          label: t.sold(),
          value: <Counted count={member.sold_count} to={`/listings?seller=${member.id}&sold=yes`} />,
        },
        {
          label: t.bought(),
          value: <Counted count={member.bought_count} to={`/listings?buyer=${member.id}`} />,
        },
      ]}
    />
  )
}

function MemberHead({ member }: { member: Member }) {
  const status = describeStatus(member)
  return (
    <Panel>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={fullName(member)} picture={member.avatar} size="large" />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
              <Badge kind={status.kind}>{status.label}</Badge>
              <span>{getTypeLabels()[member.type]}</span>
              <span className="num">{t.no_id({ id: member.id })}</span>
              <span className="min-w-0 wrap-anywhere">
                {t.shown_as_display_name({ display_name: member.display_name })}
              </span>
            </p>
          </div>
        </div>
        <MemberActions member={member} />
      </div>
    </Panel>
  )
}

type Fact = [name: string, value: ReactNode]

const getContact = (member: Member, formatPhone: (e164: string) => string): Fact[] => [
  [t.email(), <Proven key="email" value={member.email} at={member.email_verified_at} />],
  [t.phone(), <Proven key="phone" value={formatPhone(member.phone_number)} at={member.phone_verified_at} />],
  [t.address(), member.address],
  [t.country(), member.country],
  [t.member_since(), formatDay(member.member_since)],
  [t.last_seen(), describeLastSeen(member)],
  [t.second_factor(), member.has_two_factor ? t.on() : t.off()],
]

export function describeLastSeen({ last_seen_at: lastSeenAt, status }: Member): string {
  if (lastSeenAt) return formatMoment(lastSeenAt)
  return status === 'deleted' ? getContactRemoved() : t.never()
}

export function Proven({ value, at }: { value: string; at: string | null }) {
  if (value === '') return getContactRemoved()
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="break-all">{value}</span>
      <Badge kind={at ? 'good' : 'plain'}>{at ? t.verified() : t.not_verified()}</Badge>
    </span>
  )
}

function SellingSheet({ member, placeName }: { member: Member } & Pick<MemberDetailProps, 'placeName'>) {
  const { nameOf } = useRegionNames()
  if (member.type === 'admin') return null
  return (
    <Known
      title={t.selling()}
      facts={[
        [t.kind(), getSellerLabels()[member.seller_kind]],
        [t.trading_name(), member.trading_name],
        ['NZBN', member.nzbn],
        [t.gst_number(), member.gst_number],
        [t.motor_trader_number(), member.trader_number],
        [t.agency_licence(), member.agency_licence],
        [t.region(), nameOf(member.region)],
        [t.town_or_suburb(), placeName(member.suburb)],
        [t.about(), member.about && <span className="whitespace-pre-line">{member.about}</span>],
      ]}
    />
  )
}

function Known({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <Panel title={title}>
      <dl className="grid gap-x-4 gap-y-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-2 max-sm:-mb-2">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  )
}

function MemberSkeleton() {
  return (
    <Loading label={t.loading_the_account()}>
      <div className="grid gap-3.5">
        <div className="flex items-center gap-4 rounded-panel border border-line bg-paper p-5">
          <Skeleton className="size-12 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-3.5 w-64 max-w-full" />
          </div>
        </div>
        <Skeleton className="h-14 rounded-panel" />
        <div className="rounded-panel border border-line bg-paper p-5">
          <SkeletonText lines={6} />
        </div>
      </div>
    </Loading>
  )
}
