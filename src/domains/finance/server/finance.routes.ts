import {
  changeDealerFinance,
  getFinance,
  getGoodLending,
  listLenders,
  putLenders,
} from '#domains/finance/common/finance.ts'
import {
  exportFinanceEnquiries,
  listFinanceEnquiries,
  listOwnFinanceEnquiries,
  sendFinanceEnquiry,
  withdrawFinanceConsent,
} from '#domains/finance/common/finance-enquiries.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changeOfferOfDealer } from './dealer-finance.service.ts'
import { exportEnquiries } from './enquiries-export.service.ts'
import { selectEnquiries, selectOwnEnquiries } from './enquiries.queries.ts'
import { sendEnquiry, withdrawConsent } from './enquiries.service.ts'
import { readGoodLending, readLenders, replaceLenders } from './lenders.service.ts'
import { readFinance } from './offers.service.ts'

export function financeRoutes(serve: Serve, { config, db }: Platform): void {
  const parts = { db, publicUrl: config.http.publicUrl }

  serve(listLenders, () => readLenders(db))
  serve(putLenders, ({ input, caller }) => replaceLenders(db, caller.id, input))
  serve(getGoodLending, () => readGoodLending(db))
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
