import { CircleCheck, SearchX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { decideCases, type ModerationCase } from '#domains/moderation/common/cases.ts'
import { isForMany, type CaseKind } from '#domains/moderation/common/case-kinds.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { SkeletonRows } from '#platform/web/ui/states/skeleton.tsx'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { shortAge } from '#domains/staff/web/shared/moments.ts'
import { BulkBar } from './bulk-bar.tsx'
import {
  CaseFilters,
  isSameCase,
  moderationAddress,
  nameCase,
  type CaseFilter,
  type CaseName,
  type useCases,
} from './case-notes.tsx'
import { describeReason, describeSubject, getKindLabels, getSeverityLabels } from '../shared/case-labels.ts'
import * as t from '#domains/moderation/texts.ts'

interface CaseListProps {
  filter: CaseFilter
  call: ReturnType<typeof useCases>
  open: CaseName | null
  onFilter: (filter: CaseFilter) => void
}

export function CaseList({ filter, call, open, onFilter }: CaseListProps) {
  return (
    <>
      <CaseFilters filter={filter} counts={call.data?.counts} onFilter={onFilter} />
      <Query
        call={call}
        failed={t.the_cases_didnt_load()}
        loading={t.loading_the_cases()}
        skeleton={<SkeletonRows count={5} />}
        className="p-3.5"
        empty={<Nothing filter={filter} />}
      >
        {(data) => <Cases key={filter.kind ?? ''} {...data} filter={filter} open={open} />}
      </Query>
    </>
  )
}

const mayChoose = (kind: CaseKind | undefined): kind is CaseKind =>
  kind !== undefined &&
  (kind === 'pending' || isForMany(kind, 'dismissed')) &&
  !kind.includes('appeal') &&
  !kind.includes('dispute')

interface CasesProps {
  items: ModerationCase[]
  total: number
  page: number
  limit: number
  filter: CaseFilter
  open: CaseName | null
}

function Cases({ items, total, page, limit, filter, open }: CasesProps) {
  const now = useNow(60_000) ?? 0
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { kind } = filter
  const mayCall = useMay()
  const mayAll = mayCall(decideCases) && mayChoose(kind)
  const shown = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const choose = (ids: number[], is: boolean) =>
    setChosen((before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(is ? ids : [])]))
  return (
    <>
      {mayAll && (
        <BulkBar
          kind={kind}
          chosen={shown}
          total={items.length}
          onAll={(is) =>
            choose(
              items.map(({ id }) => id),
              is,
            )
          }
          onDone={() => setChosen(new Set())}
        />
      )}
      <div className="min-h-0 flex-1 overflow-y-auto">
        <ul data-cases aria-label={t.cases()} className="divide-y divide-line">
          {items.map((one) => (
            <li key={nameCase(one)} className="flex items-stretch">
              {mayAll && (
                <span className="py-3 pl-3.5">
                  <Checkbox
                    label={<span className="sr-only">{t.choose_name({ name: describeSubject(one) })}</span>}
                    checked={chosen.has(one.id)}
                    onChange={({ target }) => choose([one.id], target.checked)}
                  />
                </span>
              )}
              <CaseItem
                one={one}
                to={moderationAddress({ ...filter, open: one })}
                isOpen={isSameCase(one, open)}
                now={now}
              />
            </li>
          ))}
        </ul>
        <div className="px-3.5 pb-3.5">
          <Pager
            page={page}
            limit={limit}
            total={total}
            to={(to) => moderationAddress({ ...filter, page: to })}
          />
        </div>
      </div>
    </>
  )
}

interface CaseItemProps {
  one: ModerationCase
  to: string
  isOpen: boolean
  now: number
}

function CaseItem({ one, to, isOpen, now }: CaseItemProps) {
  const { kind, severity, reason, about, opened_at: openedAt, taken, reports, listing } = one
  const { user } = useSession()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <Link
      ref={link}
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      className={joinClasses(
        'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5 border-l-4 py-2 pr-3.5 pl-2.5 text-sm focus-visible:-outline-offset-2',
        edges[severity],
        isOpen ? 'bg-pounamu-wash' : 'hover:bg-sunk',
      )}
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 truncate font-semibold">{describeSubject(one)}</span>
        <time dateTime={openedAt} className="num ml-auto shrink-0 text-xs text-ink-2">
          {shortAge(openedAt, now)}
        </time>
      </span>
      <span className="flex gap-2 text-xs text-ink-2">
        <span className="min-w-0 truncate">
          {severity > 1 && (
            <span className={severity === 3 ? 'font-semibold text-pohutukawa-deep' : 'font-semibold'}>
              {getSeverityLabels()[severity]} ·{' '}
            </span>
          )}
          {getKindLabels()[kind]} · {describeReason(reason)}
          {reports > 1 && ` · ${t.count_reports({ count: reports })}`}
          {listing && about && ` · ${about.display_name}`}
        </span>
        {taken && (
          <span className="ml-auto shrink-0 font-medium text-pounamu-deep">
            {taken.id === user?.id ? t.taken_by_you() : t.taken_by_name({ name: taken.name })}
          </span>
        )}
      </span>
    </Link>
  )
}

const edges = { 1: 'border-l-transparent', 2: 'border-l-ink-3', 3: 'border-l-pohutukawa' }

function Nothing({ filter: { kind, severity, assignee, q } }: { filter: CaseFilter }) {
  if (!kind && !severity && !assignee && !q) {
    return (
      <EmptyState icon={CircleCheck} title={t.nothing_is_waiting()}>
        {t.every_case_has_been_decided()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t.no_cases_found()}
      action={<LinkButton to="/moderation">{t.see_all_cases()}</LinkButton>}
    >
      {t.none_match_what_you_chose()}
    </EmptyState>
  )
}
