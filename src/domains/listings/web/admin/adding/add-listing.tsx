import { Car, House, Package } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { listMembers, type MemberRow, getMember } from '#domains/accounts/common/members/members.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonRows, Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/listings/texts.ts'

const maxShown = 8

/** Suspended members are shown but can't be chosen. */
export function SellerChooser() {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const call = useApiQuery(
    listMembers,
    { q, type: 'user', ...(q === '' && { status: 'current' }), limit: maxShown },
    { placeholderData: (before) => before },
  )
  return (
    <div className="grid gap-3">
      <Field label={t.find_the_member()} id="seller-search" help={t.part_of_a_name_email_or_phone_number()}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Query
        call={call}
        failed={t.the_members_didnt_load()}
        loading={t.loading_the_members()}
        skeleton={<SkeletonRows count={2} />}
      >
        {(data) => (
          <>
            <p role="status" className="text-sm text-ink-2">
              {describeFound(data.total, q)}
            </p>
            <ul className="divide-y divide-line">
              {data.items.map((member) => (
                <li key={member.id}>
                  <Choice member={member} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Query>
    </div>
  )
}

function describeFound(total: number, q: string): string {
  if (total === 0) return t.no_members_match_that()
  if (q === '') return t.newest_members()
  if (total > maxShown) return t.total_members_type_more_to_narrow_it({ total })
  return t.count_members({ count: total })
}

const getWords = makeTexts((): Record<Exclude<MemberRow['status'], 'active'>, string> => ({
  suspended: t.suspended(),
  pending: t.not_finished_registering(),
  deleted: t.deleted(),
}))

const row = 'flex min-h-12 items-center gap-3 rounded-control px-2 py-1.5 text-sm'

function Choice({ member }: { member: MemberRow }) {
  const { id, display_name: displayName, avatar, email, status } = member
  const face = (
    <>
      <Avatar name={displayName} picture={avatar} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-semibold">{displayName}</span>
        <span className="truncate text-xs text-ink-2">
          <span className="num">{t.no_id({ id })}</span> · {email}
        </span>
      </span>
    </>
  )
  if (status !== 'active') {
    return (
      <span className={row}>
        {face}
        <Badge kind="plain">{getWords()[status]}</Badge>
      </span>
    )
  }
  return (
    <Link to={`/add-listing?seller=${id}`} className={`${row} transition-colors hover:bg-pounamu-wash`}>
      {face}
    </Link>
  )
}

export const meta = makeAdminMeta(t.add_a_listing)

export default function AddListing() {
  const sellerId = Number(useSearchParams()[0].get('seller')) || null
  return (
    <AdminPage title={t.add_a_listing()} back={{ to: '/listings', label: t.all_listings() }}>
      <div className="grid max-w-3xl gap-3.5">
        <Panel title={t.seller()}>
          {sellerId === null ? <SellerChooser /> : <ChosenSeller id={sellerId} />}
        </Panel>
        <Kinds seller_id={sellerId} />
      </div>
    </AdminPage>
  )
}

function ChosenSeller({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useApiQuery(getMember, { id })
  if (findProblem(error)?.key === 'not_found' || data?.type === 'admin') {
    return <Other message={t.no_member_with_that_number()} />
  }
  if (data && data.status !== 'active') {
    return (
      <Other
        message={t.the_account_is_status_so_you_cant_list({
          display_name: data.display_name,
          status: data.status,
        })}
      />
    )
  }
  if (data) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={data.display_name} picture={data.avatar} />
          <span className="grid min-w-0 text-sm">
            <b className="truncate">{data.display_name}</b>
            <span className="num truncate text-ink-2">
              {t.no_id({ id: data.id })} · {data.seller_kind === 'in_trade' ? t.in_trade() : t.private_word()}
            </span>
          </span>
        </span>
        <LinkButton to="/add-listing" kind="quiet" size="small">
          {t.choose_another()}
        </LinkButton>
      </div>
    )
  }
  if (error) {
    return (
      <ErrorState title={t.the_member_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  return (
    <Loading label={t.loading_the_member()}>
      <SkeletonRow />
    </Loading>
  )
}

const Other = ({ message }: { message: string }) => (
  <Notice
    kind="wrong"
    action={
      <LinkButton to="/add-listing" size="small">
        {t.choose_another()}
      </LinkButton>
    }
  >
    {message}
  </Notice>
)

const getKinds = makeTexts(() => [
  { type: 'general', icon: Package, name: t.general_item(), about: t.by_auction_or_at_a_fixed_price() },
  { type: 'vehicle', icon: Car, name: t.vehicle(), about: t.start_with_the_plate() },
  { type: 'property', icon: House, name: t.property(), about: t.for_sale_for_rent_or_a_room() },
])

function Kinds({ seller_id: sellerId }: { seller_id: number | null }) {
  return (
    <Panel title={t.what_is_it()}>
      {sellerId === null && (
        <p className="mb-3 text-sm text-ink-2">{t.choose_the_member_first_well_list_it()}</p>
      )}
      <ul className="grid gap-2.5 sm:grid-cols-3">
        {getKinds().map(({ type, icon: Icon, name, about }) => (
          <li key={type} className="grid">
            <Kind to={sellerId === null ? null : `/${type}-listing/new?seller=${sellerId}`}>
              <Icon aria-hidden size={24} strokeWidth={1.75} className="shrink-0" />
              <span className="grid min-w-0">
                <span className="text-sm font-semibold">{name}</span>
                <span className="text-xs text-ink-2">{about}</span>
              </span>
            </Kind>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const tile = 'flex items-center gap-3 rounded-control border border-line px-3.5 py-3'

function Kind({ to, children }: { to: string | null; children: React.ReactNode }) {
  if (to === null) return <span className={`${tile} text-ink-2`}>{children}</span>
  return (
    <Link to={to} className={`${tile} transition-colors hover:border-pounamu hover:bg-pounamu-wash`}>
      {children}
    </Link>
  )
}
