import { useState, type ReactNode } from 'react'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { timesAbove } from './far-above.ts'
import * as t from '#domains/auctions/texts.ts'

interface FarAboveCheck {
  box: ReactNode
  /** @returns false, with a message at the box, if the amount must be confirmed first */
  pass: () => boolean
}

/**
 * An amount far above the price needs its own confirmation, which another amount doesn't inherit.
 */
export function useFarAboveCheck(cents: number | null | undefined, priceCents: number): FarAboveCheck {
  const [confirmedCents, setConfirmed] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const times = cents == null ? null : timesAbove(cents, priceCents)
  const isConfirmed = times === null || confirmedCents === cents
  const box = cents != null && times !== null && (
    <Checkbox
      label={t.yes_i_mean_amount({
        amount: formatMoney(cents),
        times: formatCount(times),
        price: formatMoney(priceCents),
      })}
      checked={isConfirmed}
      onChange={({ target }) => setConfirmed(target.checked ? cents : null)}
      error={isOpen && !isConfirmed ? t.check_your_bid_then_tick_this_box() : undefined}
    />
  )
  return {
    box,
    pass: () => {
      setOpen(true)
      return isConfirmed
    },
  }
}
