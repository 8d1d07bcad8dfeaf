import type { AgentNumbers, getAgentNumbers } from '#domains/businesses/common/agents.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { csvMark, csvLine } from '#platform/server/files/csv.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import * as t from '#domains/businesses/texts.ts'
import { selectCountedListings, selectAgents } from './agents.queries.ts'
import { addUp, splitByAgent } from './agent-numbers.rules.ts'

interface Span {
  from: string
  to: string
}

type Reply = OperationReply<typeof getAgentNumbers>

const maxDays = 366

function refuseWrongSpan({ from, to }: Span) {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  if (days < 0) refuse('validation_failed', { errors: { to: t.choose_a_last_day_after_the_first() } })
  if (days > maxDays) refuse('validation_failed', { errors: { from: t.choose_a_year_at_most() } })
}

export async function readAgentNumbers(db: Db, sellerId: AccountId, span: Span): Promise<Reply> {
  refuseWrongSpan(span)
  const [agents, listings] = await Promise.all([
    selectAgents(db, { seller_id: sellerId }),
    selectCountedListings(db, sellerId, span),
  ])
  const split = splitByAgent(listings)
  const items = agents
    .filter(({ id, status }) => status === 'active' || split.has(id))
    .map(({ id, name, status }): AgentNumbers => ({
      agent_id: id,
      name,
      has_left: status === 'left',
      ...addUp(split.get(id) ?? []),
    }))
  const others = split.get(null)
  if (others) items.push({ agent_id: null, name: null, has_left: false, ...addUp(others) })
  return { items, total: addUp(listings) }
}

export async function exportNumbers(db: Db, sellerId: AccountId, span: Span): Promise<AnsweredFile> {
  const { items, total } = await readAgentNumbers(db, sellerId, span)
  const head = [t.agent(), t.agents_live_listings(), t.sold_or_let(), t.views(), t.watchers(), t.enquiries()]
  const rows = [
    ...items.map((one) => ({ ...one, name: one.name ?? t.no_agent() })),
    { ...total, name: t.all_listings() },
  ].map(({ name, live, sold, views, watchers, enquiries }) => [name, live, sold, views, watchers, enquiries])
  return {
    name: `agents-${span.from}-${span.to}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Buffer.from(csvMark + [head, ...rows].map(csvLine).join('')),
  }
}
