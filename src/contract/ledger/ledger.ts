import { operation } from '../core/operation.ts'
import type * as shapes from './ledger.shapes.ts'

export type * from './ledger.shapes.ts'

export const getLedger = operation<typeof shapes.getLedger>()({
  name: 'getLedger',
  summary: 'The whole ledger of an auction that has ended, with what may be revealed of its secrets',
  method: 'GET',
  path: '/ledger/{id}',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  refusals: ['ledger_open'],
})

export const getLedgerHead = operation<typeof shapes.getLedgerHead>()({
  name: 'getLedgerHead',
  summary:
    'The end of an auction’s ledger as it was last made public; once a minute while there is something new',
  method: 'GET',
  path: '/ledger-head/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const listLedgerReceipts = operation<typeof shapes.listLedgerReceipts>()({
  name: 'listLedgerReceipts',
  summary: 'My receipts of an auction: of each of my bids, or of my reserve',
  method: 'GET',
  path: '/ledger-receipts/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})
