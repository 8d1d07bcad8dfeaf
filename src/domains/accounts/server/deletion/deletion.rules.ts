import { formatExactMoney } from '#platform/common/formats/formats.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import * as t from '#domains/accounts/texts.ts'
interface Unfinished {
  leads: string[]
  trades: string[]
  money: { payoutsCents: number; refundsCents: number; owedCents: number }
}

export function judgeDeletion({ leads, trades, money }: Unfinished): Verdict {
  const values = { leads: listed(leads), count: trades.length, trades: listed(trades) }
  if (leads.length > 0 && trades.length > 0) return rejected(t.account_leads_and_has_trades(values))
  if (leads.length > 0) return rejected(t.account_leads(values))
  if (trades.length > 0) return rejected(t.account_has_trades(values))
  return judgeMoney(money)
}

function judgeMoney({ payoutsCents, refundsCents, owedCents }: Unfinished['money']): Verdict {
  if (payoutsCents > 0) return rejected(t.account_has_payouts({ amount: formatExactMoney(payoutsCents) }))
  if (refundsCents > 0) return rejected(t.account_has_refunds({ amount: formatExactMoney(refundsCents) }))
  if (owedCents > 0) return rejected(t.account_owes({ amount: formatExactMoney(owedCents) }))
  return allowed
}

const maxNamed = 3

function listed(titles: string[]): string {
  const alike = [...Map.groupBy(titles, (title) => title).values()]
  const named = alike
    .slice(0, maxNamed)
    .map((those) => `“${those[0]}”${those.length > 1 ? ` (${those.length})` : ''}`)
  const more = alike.length - named.length
  if (more > 0) named.push(t.count_more({ count: more }))
  return getListFormat().format(named)
}
