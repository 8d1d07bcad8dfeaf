import { Ban, Check, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { decideListings, type AdminListingRow } from '#contract/moderation/moderation.ts'
import { api } from '#web/lib/session/api.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { ApproveKey } from './approve-key.tsx'
import { useListingsDecided } from './use-admin-listing.ts'

type Act = 'approve' | 'suspend' | 'reinstate'

const acts = {
  approve: {
    from: 'pending',
    status: 'active',
    verb: 'Approve',
    done: 'Approved',
    icon: Check,
    what: 'They go live at once, and their time is counted from then. One whose chosen end has passed goes back to its seller.',
    help: 'It stays on record, for administrators.',
  },
  suspend: {
    from: 'active',
    status: 'suspended',
    verb: 'Suspend',
    done: 'Suspended',
    icon: Ban,
    what: 'They are hidden at once and their clocks stand still. Bids stand. Whoever has bid or watches is told, without the reason.',
    help: 'Each seller reads this by bell and mail, and can appeal. It stays on record.',
  },
  reinstate: {
    from: 'suspended',
    status: 'active',
    verb: 'Reinstate',
    done: 'Reinstated',
    icon: RotateCcw,
    what: 'They are shown again, and close later by as long as they stood still. What stands still with its seller’s account goes on with the account.',
    help: 'Each seller reads this by bell and mail. It stays on record.',
  },
} as const

interface BulkBarProps {
  rows: AdminListingRow[]
  chosen: ReadonlySet<number>
  onChoose: (ids: number[]) => void
}

const listings = (count: number) => (count === 1 ? '1 listing' : `${count} listings`)

/** What can be done with all that are chosen; each act takes those it fits. */
export function BulkBar({ rows, chosen, onChoose }: BulkBarProps) {
  const [asked, setAsked] = useState<Act | null>(null)
  const picked = rows.filter(({ id }) => chosen.has(id))
  const idsFor = (act: Act) => picked.filter(({ status }) => status === acts[act].from).map(({ id }) => id)
  return (
    <div
      role="group"
      aria-label="Selected listings"
      className="mb-2 flex min-h-9 flex-wrap items-center gap-2"
    >
      <p role="status" className="num text-sm text-ink-2">
        {picked.length === 0 ? 'None selected' : `${picked.length} selected`}
      </p>
      {(Object.keys(acts) as Act[]).map((act) => {
        const count = idsFor(act).length
        return count === 0 ? null : (
          <Button
            key={act}
            kind={act === 'approve' ? 'primary' : 'quiet'}
            size="small"
            icon={acts[act].icon}
            onClick={() => setAsked(act)}
          >
            {acts[act].verb} {count}
            {count < picked.length && ` of ${picked.length}`}
          </Button>
        )
      })}
      {picked.length > 0 && (
        <Button kind="ghost" size="small" icon={X} onClick={() => onChoose([])}>
          Clear
        </Button>
      )}
      <ApproveKey rows={rows} />
      {asked && (
        <BulkDialog
          act={asked}
          ids={idsFor(asked)}
          onDone={() => onChoose([])}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

interface BulkDialogProps {
  act: Act
  ids: number[]
  onDone: () => void
  onClose: () => void
}

function BulkDialog({ act, ids, onDone, onClose }: BulkDialogProps) {
  const decided = useListingsDecided()
  const { status, verb, done, what, help } = acts[act]
  return (
    <ReasonDialog
      title={`${verb} ${listings(ids.length)}?`}
      help={help}
      confirm={`${verb} ${listings(ids.length)}`}
      kind={act === 'suspend' ? 'danger' : 'primary'}
      onClose={onClose}
      act={async (reason) => {
        const reply = await api.call(decideListings, { ids, status, reason })
        await decided()
        onDone()
        const fits = reply.decided.filter((one) => one.status === status).length
        if (fits > 0) notify.success(`${done}: ${listings(fits)}`)
        const other = reply.decided.length - fits
        const rest = [
          ...(other > 0 ? [`${listings(other)} went back or still stand still.`] : []),
          ...new Set(reply.refused.map(({ message }) => message)),
        ]
        if (rest.length > 0) notify.error('Not all of them', { description: rest.join(' ') })
      }}
    >
      {what}
    </ReasonDialog>
  )
}
