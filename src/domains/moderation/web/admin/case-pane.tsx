import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, ChevronLeft, ChevronRight, Gavel, Hand } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { decideCase, getCase, takeCase, type WholeCase } from '#domains/moderation/common/cases.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { IconLink } from '#platform/web/ui/icon-button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { KeyHint, useLetterKey } from '#domains/staff/web/shared/key-hint.tsx'
import { formatAge, formatMoment } from '#domains/staff/web/shared/moments.ts'
import { CaseEvidenceList, CaseListing, CaseSale, CasePeople } from './case-people.tsx'
import { CaseNotes, type CaseName, refreshMs, useCasesChanged } from './case-notes.tsx'
import { describeReason, describeSubject, getKindLabels, getSeverityLabels } from '../shared/case-labels.ts'
import { DecisionForm, type Last } from './decision-form.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { PageLink } from '#domains/staff/web/shared/page-link.tsx'
import * as t from '#domains/moderation/texts.ts'

interface CasePaneProps {
  name: CaseName
  back: string
  previous: CaseName | null
  next: CaseName | null
  getAddress: (name: CaseName) => string
  onDecided: (last: Last) => void
  onTemplates: () => void
}

function isClosed(error: unknown): boolean {
  const problem = findProblem(error)
  return problem?.status === 404 || problem?.key === 'case_decided'
}

export function CasePane({ name, onDecided, onTemplates, ...places }: CasePaneProps) {
  const [isDeciding, setDeciding] = useState(false)
  const { data, error, isFetching, refetch } = useApiQuery(getCase, name, {
    staleTime: 0,
    // Refetching a case during or after its decision would only be refused.
    refetchInterval: ({ state }) => (isDeciding || isClosed(state.error) ? false : refreshMs),
  })
  const queries = useQueryClient()
  function startDeciding(isSending: boolean) {
    // A request on its way may be answered after the decision.
    if (isSending) void queries.cancelQueries({ queryKey: [getCase.name] })
    setDeciding(isSending)
  }
  if (isClosed(error)) {
    const problem = findProblem(error)
    return (
      <ClosedCase {...places}>
        {problem?.key === 'case_decided' ? problem.message : t.it_was_decided_or_withdrawn()}
      </ClosedCase>
    )
  }
  if (data) {
    return (
      <>
        <CaseHeader found={data} {...places} />
        {/* Its controls make it reachable by keys. */}
        <div className="relative grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-3.5 sm:p-5">
          <Facts found={data} />
          <CaseEvidenceList evidence={data.evidence} />
          {data.kind === 'dispute' && data.listing && <CaseSale id={data.id} listing_id={data.listing.id} />}
          {data.listing && <CaseListing id={data.listing.id} />}
          <CasePeople people={data.people} />
          <CaseNotes name={name} notes={data.notes} decisions={data.decisions} kind={data.kind} />
        </div>
        {/* Outside the scrolling part, so that the decision is always in view. */}
        <div className="relative max-h-[65%] shrink-0 overflow-y-auto border-t border-line-strong bg-paper px-3.5 py-3 sm:px-5">
          <May op={decideCase} otherwise={<p className="text-sm text-ink-2">{t.your_role_reads_cases()}</p>}>
            <DecisionForm
              key={data.decisions.length}
              found={data}
              onDecided={onDecided}
              onSending={startDeciding}
              onTemplates={onTemplates}
            />
          </May>
        </div>
      </>
    )
  }
  return (
    <div className="p-5">
      {error ? (
        <ErrorState title={t.the_case_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : (
        <Loading label={t.loading_the_case()}>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </div>
  )
}

type Places = Pick<CasePaneProps, 'back' | 'previous' | 'next' | 'getAddress'>

function ClosedCase({ back, next, getAddress, children }: Places & { children: string }) {
  return (
    <div className="m-auto p-6" role="status">
      <EmptyState
        icon={Gavel}
        title={t.this_case_is_closed()}
        action={
          <LinkButton to={next ? getAddress(next) : back}>
            {next ? t.next_case() : t.back_to_the_queue()}
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}

function CaseHeader({ found, back, previous, next, getAddress }: { found: WholeCase } & Places) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus, so that the next case is read out and single-key shortcuts work again.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEscapeToHeading(heading)
  const { kind, severity } = found
  return (
    <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 border-b border-line px-3 py-2 lg:pl-5">
      <span className="lg:hidden">
        <IconLink icon={ArrowLeft} label={t.back_to_the_queue()} to={back} />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex items-center gap-1.5 text-xs text-ink-2">
          {getKindLabels()[kind]}
          {severity > 1 && (
            <Badge kind={severity === 3 ? 'wrong' : 'plain'}>{getSeverityLabels()[severity]}</Badge>
          )}
        </p>
        <h2 ref={heading} tabIndex={-1} className="truncate text-base font-semibold outline-none">
          {describeSubject(found)}
        </h2>
      </div>
      <span className="flex items-center gap-2.5 max-sm:basis-full max-sm:justify-between">
        <May op={takeCase} otherwise={found.taken && <Badge>{t.taken_by_name(found.taken)}</Badge>}>
          <TakeButton found={found} />
        </May>
        <span className="flex">
          {previous && <IconLink icon={ChevronLeft} label={t.previous_case()} to={getAddress(previous)} />}
          {next && <IconLink icon={ChevronRight} label={t.next_case()} to={getAddress(next)} />}
        </span>
      </span>
    </header>
  )
}

/** Escape leaves the field, so that single-key shortcuts work again, and keeps its text. */
function useEscapeToHeading(heading: RefObject<HTMLHeadingElement | null>) {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || document.querySelector('dialog[open]')) return
      if (target instanceof HTMLElement && target.matches('main textarea')) heading.current?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [heading])
}

function TakeButton({ found: { kind, id, taken } }: { found: WholeCase }) {
  const { user } = useSession()
  const taking = useApiMutation(takeCase)
  const changed = useCasesChanged()
  const isMine = taken?.id === user?.id
  const isOthers = taken !== null && !isMine

  async function toggle() {
    if (taking.isPending) return
    try {
      await taking.mutateAsync({ kind, id, taken: !isMine })
    } catch {
      // The message is shown.
    }
    changed()
  }
  useLetterKey('t', isOthers ? null : () => void toggle(), 0)

  if (isOthers) return <Badge>{t.taken_by_name({ name: taken.name })}</Badge>
  return (
    <>
      {taking.error && (
        <span role="alert" className="text-xs text-pohutukawa">
          {getMessage(taking.error)}
        </span>
      )}
      <Button
        size="small"
        kind="quiet"
        icon={Hand}
        aria-keyshortcuts="T"
        busy={taking.isPending}
        onClick={() => void toggle()}
      >
        {isMine ? t.release() : t.take()} <KeyHint letter="T" />
      </Button>
    </>
  )
}

function Facts({ found }: { found: WholeCase }) {
  const { reason, opened_at: openedAt, reports, value_cents: valueCents, listing, taken, about } = found
  const { user } = useSession()
  const now = useNow(60_000) ?? 0
  const navigate = useNavigate()
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap gap-x-3 gap-y-0.5">
        <span className="font-semibold">{describeReason(reason)}</span>
        <span className="num text-ink-2">
          {t.waiting_for_age({ age: formatAge(openedAt, now), at: formatMoment(openedAt) })}
        </span>
        {reports > 1 && <span className="num text-ink-2">{t.count_reports({ count: reports })}</span>}
        {valueCents !== null && <span className="num text-ink-2">{formatMoney(valueCents)}</span>}
        {listing && (
          <Link to={`/listings?open=${listing.id}`} className="num underline">
            {t.listing_id({ id: listing.id })}
          </Link>
        )}
        {!listing && about && (
          <Link to={`/user/${about.id}/detail`} className="num underline">
            {t.member_id({ id: about.id })}
          </Link>
        )}
        {reason === 'refund' && about && (
          <PageLink to={`/user-payment-history/${about.id}`} className="num" isUnderlined>
            {t.payments()}
          </PageLink>
        )}
      </p>
      {taken && taken.id !== user?.id && (
        <Notice
          action={
            <Button size="small" kind="quiet" onClick={() => void navigate('/moderation?assignee=nobody')}>
              {t.see_untaken_cases()}
            </Button>
          }
        >
          {t.name_has_it_until({ name: taken.name, until: formatMoment(taken.until) })}
        </Notice>
      )}
    </div>
  )
}
