import { randomBytes } from 'node:crypto'

export interface Answer {
  status: number
  body: object
}

export interface OneOffPayment {
  _id: string
  status: string
  status_reason?: { code: string }
  amount: number
  payee: object
  payer: { name: string; account_number: string } | null
  redirect_uri: string
  authorisation_url: string
}

export interface SentTransfer {
  _id: string
  status: string
  status_text?: string
  amount: number
  from: string
  to: { name: string; account_number: string }
  meta: { source: { code?: string }; destination: { code?: string } }
  created_at: string
}

const ok = (body: object): Answer => ({ status: 200, body: { success: true, ...body } })
export const fail = (status: number, message: string): Answer => ({
  status,
  body: { success: false, message },
})

const aNewId = (kind: string) => `${kind}_${randomBytes(13).toString('hex').slice(0, 25)}`

/** The part of Akahu's state that we use. */
export class AkahuBooks {
  readonly payments = new Map<string, OneOffPayment>()
  readonly transfers: SentTransfer[] = []
  /** The status that the next transfers begin with. */
  transferStatus = 'SENT'
  payer: OneOffPayment['payer'] = { name: 'Wiremu Paki', account_number: '01-0102-0123456-00' }

  createPayment(body: { amount: number; payee: object; redirect_uri: string }): Answer {
    const id = aNewId('one_off_payment')
    const authorisationUrl = `https://payments.akahu.nz/?payment=${id}`
    this.payments.set(id, {
      ...body,
      _id: id,
      status: 'READY',
      payer: null,
      authorisation_url: authorisationUrl,
    })
    return { status: 200, body: { _id: id, authorisation_url: authorisationUrl } }
  }

  showPayment(id: string): Answer {
    const payment = this.payments.get(id)
    return payment ? { status: 200, body: payment } : fail(404, 'not_found')
  }

  cancelPayment(id: string): Answer {
    const payment = this.payments.get(id)
    if (!payment) return fail(404, 'not_found')
    if (payment.status !== 'READY') return fail(400, 'bad_request')
    payment.status = 'CANCELLED'
    return { status: 200, body: {} }
  }

  /** Simulates the payer at their bank. */
  confirmPayment(id: string, isApproved: boolean): void {
    const payment = this.payments.get(id)!
    if (payment.status !== 'READY') return
    payment.status = isApproved ? 'SENT' : 'DECLINED'
    payment.payer = this.payer
  }

  createTransfer(body: Pick<SentTransfer, 'amount' | 'from' | 'to' | 'meta'>): Answer {
    const isClosed = body.to.name === 'Closed account'
    const transfer: SentTransfer = {
      ...body,
      _id: aNewId('payment'),
      status: isClosed ? 'DECLINED' : this.transferStatus,
      ...(isClosed && { status_text: 'The account is closed.' }),
      created_at: new Date().toISOString(),
    }
    this.transfers.push(transfer)
    return ok({ item_id: transfer._id })
  }

  showTransfer(id: string): Answer {
    const item = this.transfers.find((one) => one._id === id)
    return item ? ok({ item }) : fail(404, 'not_found')
  }

  listTransfers(start: string): Answer {
    return ok({ items: this.transfers.filter((one) => one.created_at >= start) })
  }

  showAccount(): Answer {
    const sum = (all: { amount: number; status: string }[]) =>
      all.filter(({ status }) => status === 'SENT').reduce((total, { amount }) => total + amount, 0)
    const current = 1000 + sum([...this.payments.values()]) - sum(this.transfers)
    return ok({ item: { _id: 'acc_hoko', balance: { current, currency: 'NZD' } } })
  }
}
