import { KeyRound } from 'lucide-react'
import { renewHandoverCode, type Arrangements } from '#contract/trades/handovers.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'

interface HandoverCodeProps {
  trade_id: number
  handover: NonNullable<Arrangements['handover']>
  keep: (changed: Arrangements) => void
}

/** What the buyer shows once they have what they bought. */
export function HandoverCode({ trade_id, handover: { code, is_locked }, keep }: HandoverCodeProps) {
  const renew = useApiMutation(renewHandoverCode, {
    onSuccess: (changed) => {
      keep(changed)
      notify.success('New code made')
    },
  })
  return (
    <section aria-label="Handover code" className="grid gap-2 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">Handover code</h3>
      {code && (
        <p className="num flex items-center gap-2.5 text-xl font-bold tracking-widest">
          <KeyRound aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-pounamu" />
          {code}
        </p>
      )}
      {is_locked ? (
        <Notice
          kind="wrong"
          live
          action={
            <Button size="small" busy={renew.isPending} onClick={() => renew.mutate({ id: trade_id })}>
              Make a new code
            </Button>
          }
        >
          Too many wrong codes were entered, so your code is locked. Make a new one if you’re there and you
          have it.
        </Notice>
      ) : (
        <p className="max-w-prose text-ink-2">
          Show this to the seller when you meet, once you have what you bought. It completes the sale. Never
          send it in advance.
        </p>
      )}
      {renew.error && (
        <Notice kind="wrong" live>
          {getMessage(renew.error)}
        </Notice>
      )}
    </section>
  )
}
