import { operation } from '#platform/common/operation.ts'
import type * as shapes from './addresses.shapes.ts'

export type * from './addresses.shapes.ts'

export const maxAddresses = 10

export const listAddresses = operation<typeof shapes.listAddresses>('GET /delivery-address')({
  name: 'listAddresses',
  summary: 'My delivery addresses, the default first, then the newest',
  access: 'user',
  view: 'account',
  limit: { calls: 240, per: 'minute' },
})

export const addAddress = operation<typeof shapes.addAddress>('POST /delivery-address')({
  name: 'addAddress',
  summary: 'Add a delivery address; the first becomes the default',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['addresses_full'],
})

export const changeAddress = operation<typeof shapes.changeAddress>('PUT /delivery-address/{id}')({
  name: 'changeAddress',
  summary: 'Change a delivery address; the default stays so until another becomes it',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})

export const removeAddress = operation<typeof shapes.removeAddress>('DELETE /delivery-address/{id}')({
  name: 'removeAddress',
  summary: 'Remove a delivery address; if it was the default, the newest other becomes it',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})
