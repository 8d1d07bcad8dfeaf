import {
  answerTrade,
  changeTrade,
  exportTrades,
  getSalesTotals,
  getTrade,
  listDisputes,
  listTrades,
  resolveDispute,
  writeInDispute,
  completeHandover,
  listArrangements,
  renewHandoverCode,
} from '#domains/trades/common/trades.ts'
import { must } from '#platform/common/must.ts'
import { getBulkSource } from '#platform/server/database/replica/choose-source.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { actOnTrade, answerAsBuyer } from './actions/acting.service.ts'
import { readDisputes, decideTradeDispute, writeMessage } from './disputes/disputes.service.ts'
import { readAllArrangements, readArrangements } from './handover/arrangements.service.ts'
import { handOver, renewCode } from './handover/handover.service.ts'
import { exportTradeList } from './trades.export.service.ts'
import { selectSalesTotals, selectTrades } from './trades.queries.ts'
import { readTrade, viewTrades } from './trades.view.ts'

export function tradesRoutes(serve: Serve, platform: Platform) {
  const { db } = platform
  serve(listTrades, async ({ input, caller }) => {
    const { rows, total } = await selectTrades(db, caller.id, input)
    return { items: await viewTrades(db, caller.id, rows), total, page: input.page, limit: input.limit }
  })

  serve(
    getTrade,
    async ({ input, caller }) => (await readTrade(db, caller.id, input.id)) ?? refuse('not_found'),
  )

  serve(getSalesTotals, ({ input, caller }) => selectSalesTotals(db, caller.id, input.role))

  serve(exportTrades, async ({ input, caller }) =>
    exportTradeList(getBulkSource(platform).db, caller.id, input),
  )

  serve(changeTrade, async ({ input, caller }) => {
    await actOnTrade(db, caller.id, input)
    return must(await readTrade(db, caller.id, input.id), 'trade')
  })

  serve(answerTrade, async ({ input, caller, once }) => {
    await answerAsBuyer(db, caller.id, { ...input, idempotencyKey: once })
    return must(await readTrade(db, caller.id, input.id), 'trade')
  })

  serve(writeInDispute, ({ input, caller }) => writeMessage(db, caller, input))

  serve(listDisputes, ({ input }) => readDisputes(db, input.listing))

  serve(resolveDispute, ({ input, caller }) => decideTradeDispute(db, caller.id, input))
}

export function handoverRoutes(serve: Serve, { db }: Platform): void {
  serve(listArrangements, async ({ input, caller }) => ({
    ...(await readAllArrangements(db, caller.id, input)),
    page: input.page,
    limit: input.limit,
  }))

  serve(completeHandover, async ({ input, caller }) => {
    await handOver(db, caller.id, input)
    return { trade_id: input.id, status: 'completed' as const }
  })
  serve(renewHandoverCode, async ({ input, caller }) => {
    await renewCode(db, caller.id, input.id)
    return (await readArrangements(db, caller.id, input.id)) ?? refuse('not_found')
  })
}
