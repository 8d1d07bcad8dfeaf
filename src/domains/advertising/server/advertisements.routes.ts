import {
  createAdvertisement,
  deleteAdvertisement,
  exportAdvertisementReport,
  exportAdvertisements,
  getAdvertisement,
  getAdvertisementReport,
  listAdvertisements,
  updateAdvertisement,
  getAdvertisementCounters,
  putAdvertisementCounters,
  countAdvertisements,
  nextAdvertisements,
} from '#domains/advertising/common/advertisements.ts'
import { getBulkSource } from '#platform/server/database/replica/choose-source.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  addAdvertisement,
  changeAdvertisement,
  readAdvertisement,
  removeAdvertisement,
} from './advertisements.service.ts'
import { changeCounters, exportTable, readTable } from './table.service.ts'
import { countEvents, isBot } from './counting.service.ts'
import { exportReport, readReport } from './report/report.service.ts'
import { rotateAdvertisements, readCountersNow } from './showing/showing.service.ts'

export function advertisementsRoutes(serve: Serve, platform: Platform): void {
  const { db } = platform
  const bulk = getBulkSource(platform).db
  const rotation = rotateAdvertisements(platform)

  serve(listAdvertisements, async ({ input }) => readTable(db, input))
  serve(exportAdvertisements, ({ input, caller }) => exportTable(db, caller.id, input))
  serve(getAdvertisement, async ({ input }) => {
    const found = await readAdvertisement(db, input.id)
    return found ?? refuse('not_found')
  })
  serve(createAdvertisement, async ({ input, caller }) => addAdvertisement(db, caller.id, input))
  serve(updateAdvertisement, async ({ input, caller }) => changeAdvertisement(db, caller.id, input))
  serve(deleteAdvertisement, async ({ input, caller }) => {
    await removeAdvertisement(db, caller.id, input.id)
    return { ok: true as const }
  })

  serve(getAdvertisementCounters, () => rotation.readCounters())
  serve(putAdvertisementCounters, async ({ input, caller }) => {
    await changeCounters(db, caller.id, input)
    return await readCountersNow(db)
  })

  serve(nextAdvertisements, async ({ input, client }) => ({
    items: isBot(client) ? [] : await rotation.next(input),
  }))
  serve(countAdvertisements, async ({ input, client }) => {
    await countEvents(db, input, client)
    return { ok: true as const }
  })

  serve(getAdvertisementReport, async ({ input }) => readReport(bulk, input))
  serve(exportAdvertisementReport, async ({ input }) => exportReport(bulk, input))
}
