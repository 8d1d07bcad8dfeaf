import { getListFormat } from '#platform/common/texts/intl.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import * as t from '#domains/accounts/texts.ts'
export function judgeDeletion({ leads, trades }: { leads: string[]; trades: string[] }): Verdict {
  const values = { leads: listed(leads), count: trades.length, trades: listed(trades) }
  if (leads.length > 0 && trades.length > 0) return rejected(t.account_leads_and_has_trades(values))
  if (leads.length > 0) return rejected(t.account_leads(values))
  return trades.length > 0 ? rejected(t.account_has_trades(values)) : allowed
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
