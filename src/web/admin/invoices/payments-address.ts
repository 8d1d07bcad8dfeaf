import type { OperationValues } from '#contract/core/operation.ts'
import { listMemberPayments } from '#contract/invoices/payment-history.ts'
import { listMemberPayments as listMemberPaymentsShapes } from '#contract/invoices/payment-history.shapes.ts'
import { listAddress, type TableLooks } from '../table/table-address.ts'

export type PaymentsSearch = Omit<OperationValues<typeof listMemberPayments>, 'id'> & TableLooks

const ofMember = (id: number) =>
  listAddress<PaymentsSearch>({ path: `/user-payment-history/${id}`, shape: listMemberPaymentsShapes.query })

export const readPaymentsSearch = (asked: URLSearchParams): PaymentsSearch => ofMember(0).read(asked)

export const paymentsAddress = (id: number, search: Partial<PaymentsSearch>): string =>
  ofMember(id).to(search)
