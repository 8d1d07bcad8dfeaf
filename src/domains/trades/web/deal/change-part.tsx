import type { TradeDetails } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { getPrimaryAct } from './next-step.ts'
import type { DealDialog, OpenDialog } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

interface ChangePartProps {
  trade: Trade
  details: TradeDetails | undefined
  onOpen: OpenDialog
}

/** The changes that the two may still make together; null if there are none. */
export function ChangePart({ trade, details, onOpen }: ChangePartProps) {
  const mayJoin = trade.may_change.includes('propose_join') && (details?.joinable.length ?? 0) > 0
  const offered: { dialog: DealDialog; label: string; isOffered: boolean }[] = [
    {
      dialog: 'propose_total',
      label: t.deal_propose_another_total_button(),
      isOffered: trade.may_change.includes('propose_total') && getPrimaryAct(trade) !== 'propose_total',
    },
    { dialog: 'propose_join', label: t.deal_send_in_one_parcel(), isOffered: mayJoin },
    {
      dialog: 'propose_cancel',
      label: trade.quantity > 1 ? t.deal_cancel_all_or_some() : t.deal_propose_to_cancel(),
      isOffered: trade.may_change.includes('propose_cancel'),
    },
  ]
  const buttons = offered.filter(({ isOffered }) => isOffered)
  if (buttons.length === 0) return null
  return (
    <Panel title={t.deal_change_something()}>
      <div className="grid gap-3">
        <p className="max-w-prose text-sm text-ink-2">{t.deal_changes_need_both()}</p>
        <div className="flex flex-wrap gap-2">
          {buttons.map(({ dialog, label }) => (
            <Button key={dialog} kind="quiet" size="small" onClick={() => onOpen(dialog)}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </Panel>
  )
}
