import type { TradeMoney } from '#domains/trade-payments/common/trade-payments.ts'
import { OpenTry } from '../deal/open-try.tsx'
import { PayForm } from '../deal/pay-form.tsx'
import { findOpenTry } from './money-state.ts'

interface PayOnHokoProps {
  money: TradeMoney
  /** The listing's title, for notifications. */
  title: string
  onMoved: () => Promise<void>
}

export function PayOnHoko({ money, title, onMoved }: PayOnHokoProps) {
  const open = findOpenTry(money)
  if (open) return <OpenTry payment={open} onMoved={onMoved} />
  if (!money.may.includes('pay') || !money.due_cents) return null
  return <PayForm money={money} dueCents={money.due_cents} title={title} onMoved={onMoved} />
}
