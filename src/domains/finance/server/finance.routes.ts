import {
  changeDealerFinance,
  getFinance,
  getGoodLending,
  listLenders,
  putLenders,
  exportFinanceEnquiries,
  listFinanceEnquiries,
  listOwnFinanceEnquiries,
  sendFinanceEnquiry,
  withdrawFinanceConsent,
} from '#domains/finance/common/finance.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changeOfferOfDealer, readGoodLending, readLenders, replaceLenders } from './lenders.service.ts'
import { exportEnquiries, sendEnquiry, withdrawConsent, readFinance } from './enquiries.service.ts'
import { selectEnquiries, selectOwnEnquiries } from './finance.queries.ts'

export function financeRoutes(serve: Serve, { config, db }: Platform): void {
  const parts = { db, publicUrl: config.http.publicUrl }

  serve(listLenders, ({ source }) => readLenders(source.db))
  serve(putLenders, ({ input, caller }) => replaceLenders(db, caller.id, input))
  serve(getGoodLending, ({ source }) => readGoodLending(source.db))
  serve(
    getFinance,
    async ({ input: { id, ...chosen } }) => (await readFinance(db, id, chosen)) ?? refuse('not_found'),
  )
  serve(changeDealerFinance, ({ input, caller }) => changeOfferOfDealer(db, caller, input))

  serve(sendFinanceEnquiry, ({ input, caller, once }) => sendEnquiry(parts, caller.id, input, once))
  serve(listOwnFinanceEnquiries, async ({ input, caller }) => ({
    ...(await selectOwnEnquiries(db, caller.id, input)),
    page: input.page,
    limit: input.limit,
  }))
  serve(withdrawFinanceConsent, ({ input, caller }) => withdrawConsent(db, caller.id, input.id))
  serve(exportFinanceEnquiries, ({ input, caller }) => exportEnquiries(db, caller.id, input))
  serve(listFinanceEnquiries, async ({ input }) => ({
    ...(await selectEnquiries(db, input)),
    page: input.page,
    limit: input.limit,
  }))
}
