import { KeyRound } from 'lucide-react'
import { renewHandoverCode, type Arrangements } from '#domains/trades/common/handovers.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/trades/texts.ts'

interface HandoverCodeProps {
  trade_id: number
  handover: NonNullable<Arrangements['handover']>
  setReply: (changed: Arrangements) => void
}

export function HandoverCode({
  trade_id: tradeId,
  handover: { code, is_locked: isLocked },
  setReply,
}: HandoverCodeProps) {
  const renew = useApiMutation(renewHandoverCode, {
    onSuccess: (changed) => {
      setReply(changed)
      notify.success(t.new_code_made())
    },
  })
  return (
    <section aria-label={t.handover_code()} className="grid gap-2 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">{t.handover_code()}</h3>
      {code && (
        <p className="num flex items-center gap-2.5 text-xl font-bold tracking-widest">
          <KeyRound aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-pounamu" />
          {code}
        </p>
      )}
      {isLocked ? (
        <Notice
          kind="wrong"
          live
          action={
            <Button size="small" busy={renew.isPending} onClick={() => renew.mutate({ id: tradeId })}>
              {t.make_a_new_code()}
            </Button>
          }
        >
          {t.too_many_wrong_codes_were_entered_so()}
        </Notice>
      ) : (
        <p className="max-w-prose text-ink-2">{t.show_this_to_the_seller_when_you_meet()}</p>
      )}
      {renew.error && (
        <Notice kind="wrong" live>
          {getMessage(renew.error)}
        </Notice>
      )}
    </section>
  )
}
