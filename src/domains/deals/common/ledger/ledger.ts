import { operation } from '#platform/common/operation.ts'
import type * as shapes from './ledger.shapes.ts'

export type * from './ledger.shapes.ts'

export const getLedger = operation<typeof shapes.getLedger>('GET /ledger/{id}')({
  name: 'getLedger',
  summary: 'The whole ledger of an auction that has ended, with what may be revealed of its secrets',
  access: 'anyone',
  view: 'public',
  limit: { calls: 60, per: 'minute' },
  refusals: ['ledger_open'],
})

export const getLedgerHead = operation<typeof shapes.getLedgerHead>('GET /ledger-head/{id}')({
  name: 'getLedgerHead',
  summary:
    'The end of an auction’s ledger as it was last made public; once a minute while there is something new',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const listLedgerReceipts = operation<typeof shapes.listLedgerReceipts>('GET /ledger-receipts/{id}')({
  name: 'listLedgerReceipts',
  summary: 'My receipts of an auction: of each of my bids, or of my reserve',
  access: 'signed_in',
  duty: 'overview',
  limit: { calls: 120, per: 'minute' },
})
