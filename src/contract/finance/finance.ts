import { operation } from '../core/operation.ts'
import type * as shapes from './finance.shapes.ts'

export type * from './finance.shapes.ts'

export const listLenders = operation<typeof shapes.listLenders>()({
  name: 'listLenders',
  summary: 'The lenders in order, and the version of the list',
  method: 'GET',
  path: '/finances',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const putLenders = operation<typeof shapes.putLenders>()({
  name: 'putLenders',
  summary: 'Replace the list of lenders: who is left out is removed. version is the one that was read',
  method: 'PUT',
  path: '/finances',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: ['lenders_changed'],
})

export const getGoodLending = operation<typeof shapes.getGoodLending>()({
  name: 'getGoodLending',
  summary: 'The lender called Good Lending, as everyone may know it',
  method: 'GET',
  path: '/finances/good-lending',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const getFinance = operation<typeof shapes.getFinance>()({
  name: 'getFinance',
  summary: 'Repayments for one vehicle listing, by the week, fortnight and month, with what they assume',
  method: 'GET',
  path: '/finance/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const changeDealerFinance = operation<typeof shapes.changeDealerFinance>()({
  name: 'changeDealerFinance',
  summary: 'A dealer’s own finance offer: the switch, the rate and the fees; my own, or any as an admin',
  method: 'PATCH',
  path: '/user/{id}/finance',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})
