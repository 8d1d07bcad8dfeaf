import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { listMembers, type MemberRow } from '#domains/accounts/common/members/members.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { SkeletonRows } from '#platform/web/ui/states/skeleton.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
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
