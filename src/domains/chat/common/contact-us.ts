import { operation } from '#platform/common/operation.ts'
import type * as shapes from './contact-us.shapes.ts'

export const maxContactCharacters = 4000

export const contactUs = operation<typeof shapes.contactUs>('POST /contact-us')({
  name: 'contactUs',
  summary:
    'Write to support: a visitor is answered by email, a signed-in member in their own conversation with support',
  access: 'anyone',
  limit: { calls: 6, per: 'hour' },
  status: 201,
})
