import { useState } from 'react'
import { listMyAuctions } from '#domains/auctions/common/bidding.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import type { MyAuction } from './running-rows.tsx'

const limit = 100

/** The running auctions that the member has bid on; undefined until both replies have arrived. */
export function useRunning() {
  const [page, setPage] = useState(1)
  const leading = useApiQuery(listMyAuctions, { standing: 'leading', page, limit })
  const outbid = useApiQuery(listMyAuctions, { standing: 'outbid', page, limit })
  const auctions = leading.data && outbid.data && getRunning(outbid, leading)
  return {
    auctions,
    count: countRunning(auctions, [leading.data, outbid.data]),
    calls: [leading, outbid],
    pages: {
      page,
      limit,
      total: Math.max(leading.data?.total ?? 0, outbid.data?.total ?? 0),
      onPage: setPage,
    },
  }
}

interface Answer {
  data?: { items: MyAuction[] }
  dataUpdatedAt: number
}

/** An auction in both replies counts once. */
function countRunning(
  running: MyAuction[] | undefined,
  tables: ({ items: MyAuction[]; total: number } | undefined)[],
): number | undefined {
  if (!running) return undefined
  const namedTwice = tables.reduce((sum, table) => sum + (table?.items.length ?? 0), -running.length)
  return tables.reduce((sum, table) => sum + (table?.total ?? 0), -namedTwice)
}

/**
 * Outbid ones come first. Two separate replies may contain the same auction; the later one is
 * right.
 */
function getRunning(outbid: Answer, leading: Answer): MyAuction[] {
  const [older, newer] = [outbid, leading].sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt)
  const auctions = new Map(
    [older, newer].flatMap((answer) => (answer?.data?.items ?? []).map((one) => [one.listing.id, one])),
  )
  return [...auctions.values()].sort(
    (a, b) => Number(a.standing === 'leading') - Number(b.standing === 'leading'),
  )
}
