import { useState } from 'react'
import { Link } from 'react-router'
import { decideFlag, type Flag, listFlags } from '#contract/flags/flags.ts'
import { flag_reason_words } from '#shared/words/flag-words.ts'
import { api } from '#web/lib/session/api.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { formatMoment } from '../moments.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { Sheet } from './sheet.tsx'
import { useListingsDecided } from './use-admin-listing.ts'

type Outcome = NonNullable<Flag['decision']>['outcome']

interface ListingFlagsProps {
  listing_id: number
  /** Goes on to suspending, with the reason; null where that cannot be. */
  onSuspend: ((reason: string) => void) | null
}

/** What members reported of a listing, and what is decided about each; nothing where nobody did. */
export function ListingFlags({ listing_id, onSuspend }: ListingFlagsProps) {
  const [asked, setAsked] = useState<{ flag: Flag; outcome: Outcome } | null>(null)
  const call = useApiQuery(listFlags, { listing: listing_id })
  const decided = useListingsDecided()
  const flags = call.data?.items ?? []

  async function decide(flag: Flag, outcome: Outcome, word: string) {
    await api.call(decideFlag, { id: flag.id, outcome, word })
    await decided()
    notify.success(outcome === 'upheld' ? 'Report upheld' : 'Report dismissed')
  }

  if (call.error) return <Notice kind="wrong">The reports didn’t load. {getMessage(call.error)}</Notice>
  if (flags.length === 0) return null
  return (
    <Sheet title={flags.length === 1 ? '1 report' : `${flags.length} reports`}>
      <ul className="grid gap-4">
        {flags.map((flag) => (
          <ReportItem
            key={flag.id}
            flag={flag}
            onAsk={(outcome) => setAsked({ flag, outcome })}
            onSuspend={onSuspend}
          />
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          {...words[asked.outcome]}
          {...wordTo(asked.flag)}
          onClose={() => setAsked(null)}
          act={(word) => decide(asked.flag, asked.outcome, word)}
        />
      )}
    </Sheet>
  )
}

const words = {
  upheld: {
    title: 'Uphold this report?',
    confirm: 'Uphold report',
    children: 'We’ll record that the report was right. The listing stays up until you suspend it.',
  },
  dismissed: {
    title: 'Dismiss this report?',
    confirm: 'Dismiss report',
    children: 'We’ll record that the report was unfounded. The listing stays up.',
  },
}

const wordTo = ({ reporter }: Flag) =>
  reporter
    ? {
        label: 'Message to the reporter',
        help: `${reporter.display_name} will get this as a notification and an email. It’s kept on file.`,
      }
    : { label: 'What you found', help: 'Only administrators see this. It’s kept on file.' }

interface ReportItemProps {
  flag: Flag
  onAsk: (outcome: Outcome) => void
  onSuspend: ListingFlagsProps['onSuspend']
}

function ReportItem({ flag, onAsk, onSuspend }: ReportItemProps) {
  const { reporter, about, reason, text, flagged_at, decision } = flag
  const named = reporter ?? about
  return (
    <li className="border-l-2 border-line pl-3.5 text-sm">
      <p className="font-semibold">{flag_reason_words[reason]}</p>
      <p className="text-xs text-ink-2">
        {about && 'Flagged by Hoko, about '}
        {named && (
          <Link to={`/user/${named.id}/detail`} className="underline">
            {named.display_name}
          </Link>
        )}{' '}
        · <time dateTime={flagged_at}>{formatMoment(flagged_at)}</time>
      </p>
      {text && <p className="mt-1 break-words whitespace-pre-line">{about ? text : `“${text}”`}</p>}
      {decision ? (
        <p className="mt-1 break-words text-ink-2">
          {decision.outcome === 'upheld' ? 'Upheld' : 'Dismissed'} by {decision.decider_name},{' '}
          <time dateTime={decision.at}>{formatMoment(decision.at)}</time>: “{decision.word}”
        </p>
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" kind="quiet" onClick={() => onAsk('dismissed')}>
            Dismiss
          </Button>
          <Button size="small" onClick={() => onAsk('upheld')}>
            Uphold
          </Button>
        </div>
      )}
      {decision?.outcome === 'upheld' && onSuspend && (
        <Button
          size="small"
          kind="quiet"
          className="mt-2"
          onClick={() => onSuspend(reason === 'other' ? '' : `${flag_reason_words[reason]}.`)}
        >
          Suspend for this
        </Button>
      )}
    </li>
  )
}
