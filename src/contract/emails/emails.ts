import { operation } from '../core/operation.ts'
import type * as shapes from './emails.shapes.ts'

export type * from './emails.shapes.ts'

export const listFailedEmails = operation<typeof shapes.listFailedEmails>()({
  name: 'listFailedEmails',
  summary: 'Emails that could not be sent, the latest first',
  method: 'GET',
  path: '/failed-emails',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const retryFailedEmail = operation<typeof shapes.retryFailedEmail>()({
  name: 'retryFailedEmail',
  summary: 'Try again to send an email that could not be sent',
  method: 'POST',
  path: '/failed-emails/{id}/retry',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: ['email_out_of_date'],
})

export const listEmailPreviews = operation<typeof shapes.listEmailPreviews>()({
  name: 'listEmailPreviews',
  summary: 'Every kind of email, with made-up values',
  method: 'GET',
  path: '/email-previews',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const getEmailPreview = operation<typeof shapes.getEmailPreview>()({
  name: 'getEmailPreview',
  summary: 'How an email looks, with made-up values',
  method: 'GET',
  path: '/email-previews/{name}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const previewEmailDraft = operation<typeof shapes.previewEmailDraft>()({
  name: 'previewEmailDraft',
  summary: 'How an email would look in other words, before they are saved; those left out are as chosen',
  method: 'POST',
  path: '/email-previews/{name}',
  access: 'admin',
  limit: { calls: 600, per: 'minute' },
  refusals: [],
})
