import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { getFlagReasonLabels } from '#domains/flags/common/flag-labels.ts'
import { listFlags, decideFlag, type Flag } from '#domains/flags/common/flags.ts'
import { getAppeal, getAdminListing, listAdminListings } from '#domains/moderation/common/moderation.ts'
import { getAdminTasks, getListingActivity } from '#domains/moderation/common/records/records.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { listDisputes } from '#domains/trades/common/trades.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Sheet } from './sheet.tsx'
import * as t from '#domains/listings/texts.ts'

export const changedByDecisions = [
  getAdminTasks,
  getAppeal,
  getAdminListing,
  getListingActivity,
  listAdminListings,
  listAudit,
  listFlags,
  listDisputes,
]

export function useListingsDecided(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(changedByDecisions.map((op) => queries.invalidateQueries({ queryKey: [op.name] })))
  }
}

type Outcome = NonNullable<Flag['decision']>['outcome']

interface ListingFlagsProps {
  listing_id: number
  onSuspend: ((reason: string) => void) | null
}

export function ListingFlags({ listing_id: listingId, onSuspend }: ListingFlagsProps) {
  const [pending, setPending] = useState<{ flag: Flag; outcome: Outcome } | null>(null)
  const call = useApiQuery(listFlags, { listing: listingId })
  const decided = useListingsDecided()
  const flags = call.data?.items ?? []

  async function decide(flag: Flag, outcome: Outcome, word: string) {
    await api.call(decideFlag, { id: flag.id, outcome, word })
    await decided()
    notify.success(outcome === 'upheld' ? t.report_upheld() : t.report_dismissed())
  }

  if (call.error)
    return (
      <Notice kind="wrong">{t.the_reports_didnt_load_message({ message: getMessage(call.error) })}</Notice>
    )
  if (flags.length === 0) return null
  return (
    <Sheet title={t.length_reports({ count: flags.length })}>
      <ul className="grid grid-cols-1 gap-4">
        {flags.map((flag) => (
          <ReportItem
            key={flag.id}
            flag={flag}
            onRequest={(outcome) => setPending({ flag, outcome })}
            onSuspend={onSuspend}
          />
        ))}
      </ul>
      {pending && (
        <ReasonDialog
          {...getWords()[pending.outcome]}
          {...wordTo(pending.flag)}
          onClose={() => setPending(null)}
          act={(word) => decide(pending.flag, pending.outcome, word)}
        />
      )}
    </Sheet>
  )
}

const getWords = makeTexts(() => ({
  upheld: {
    title: t.uphold_this_report(),
    confirm: t.uphold_report(),
    children: t.well_record_that_the_report_was_right(),
  },
  dismissed: {
    title: t.dismiss_this_report(),
    confirm: t.dismiss_report(),
    children: t.well_record_that_the_report_was(),
  },
}))

const wordTo = ({ reporter }: Flag) =>
  reporter
    ? {
        label: t.message_to_the_reporter(),
        help: t.display_name_will_get_this_as_a({ display_name: reporter.display_name }),
      }
    : { label: t.what_you_found(), help: t.only_administrators_see_this_its_kept() }

interface ReportItemProps {
  flag: Flag
  onRequest: (outcome: Outcome) => void
  onSuspend: ListingFlagsProps['onSuspend']
}

function ReportItem({ flag, onRequest, onSuspend }: ReportItemProps) {
  const { reporter, about, reason, text, flagged_at: flaggedAt, decision } = flag
  const named = reporter ?? about
  const link = (parts: ReactNode) => (
    <Link to={`/user/${named?.id ?? ''}/detail`} className="wrap-anywhere underline">
      {parts}
    </Link>
  )
  return (
    <li className="border-l-2 border-line pl-3.5 text-sm">
      <p className="font-semibold">{getFlagReasonLabels()[reason]}</p>
      <p className="text-xs text-ink-2">
        {named &&
          (about ? (
            <Sentence parts={t.flagged_by_hoko_about_name({ name: named.display_name, link })} />
          ) : (
            link(named.display_name)
          ))}{' '}
        · <time dateTime={flaggedAt}>{formatMoment(flaggedAt)}</time>
      </p>
      {text && <p className="mt-1 break-words whitespace-pre-line">{about ? text : `“${text}”`}</p>}
      {decision ? (
        <p className="mt-1 break-words text-ink-2">
          <Sentence
            parts={t.decided_by_name_at({
              upheld: decision.outcome === 'upheld',
              decider_name: decision.decider_name,
              at: formatMoment(decision.at),
              time: (parts) => <time dateTime={decision.at}>{parts}</time>,
              note: decision.word,
            })}
          />
        </p>
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <May op={decideFlag}>
            <Button size="small" kind="quiet" onClick={() => onRequest('dismissed')}>
              {t.dismiss()}
            </Button>
          </May>
          <May op={decideFlag}>
            <Button size="small" onClick={() => onRequest('upheld')}>
              {t.uphold()}
            </Button>
          </May>
        </div>
      )}
      {decision?.outcome === 'upheld' && onSuspend && (
        <May op={decideFlag}>
          <Button
            size="small"
            kind="quiet"
            className="mt-2"
            onClick={() => onSuspend(reason === 'other' ? '' : `${getFlagReasonLabels()[reason]}.`)}
          >
            {t.suspend_for_this()}
          </Button>
        </May>
      )}
    </li>
  )
}
