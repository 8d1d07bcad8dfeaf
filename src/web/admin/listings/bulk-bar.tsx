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
    what: 'They go live now, and their time starts now. Any whose closing time has passed go back to the seller.',
    help: 'Kept on file for administrators.',
  },
  suspend: {
    from: 'active',
    status: 'suspended',
    verb: 'Suspend',
    done: 'Suspended',
    icon: Ban,
    what: 'They are hidden at once and their clocks stand still. Bids stand. Whoever has bid or watches is told, without the reason.',
    help: 'Each seller will get this as a notification and an email, and can appeal. It’s kept on file.',
  },
  reinstate: {
    from: 'suspended',
    status: 'active',
    verb: 'Reinstate',
    done: 'Reinstated',
    icon: RotateCcw,
    what: 'They’re shown again, with the time they had left. Listings paused with their seller’s account stay paused.',
    help: 'Each seller will get this as a notification and an email. It’s kept on file.',
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
          ...(other > 0 ? [`${listings(other)} were sent back or are still paused.`] : []),
          ...new Set(reply.refused.map(({ message }) => message)),
        ]
        if (rest.length > 0) notify.error('Some weren’t changed', { description: rest.join(' ') })
      }}
    >
      {what}
    </ReasonDialog>
  )
}
