import { operation } from '#platform/common/operation.ts'
import type * as shapes from './emails.shapes.ts'

export type * from './emails.shapes.ts'

export const listFailedEmails = operation<typeof shapes.listFailedEmails>('GET /failed-emails')({
  name: 'listFailedEmails',
  summary: 'Emails that could not be sent, the latest first',
  access: 'admin',
  duty: 'support',
  limit: { calls: 240, per: 'minute' },
})

export const retryFailedEmail = operation<typeof shapes.retryFailedEmail>('POST /failed-emails/{id}/retry')({
  name: 'retryFailedEmail',
  summary: 'Try again to send an email that could not be sent',
  access: 'admin',
  duty: 'support',
  limit: { calls: 120, per: 'minute' },
  refusals: ['email_out_of_date'],
})

export const listEmailPreviews = operation<typeof shapes.listEmailPreviews>('GET /email-previews')({
  name: 'listEmailPreviews',
  summary: 'Every kind of email, with made-up values',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const getEmailPreview = operation<typeof shapes.getEmailPreview>('GET /email-previews/{name}')({
  name: 'getEmailPreview',
  summary: 'How an email looks, with made-up values',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const previewEmailDraft = operation<typeof shapes.previewEmailDraft>('POST /email-previews/{name}')({
  name: 'previewEmailDraft',
  summary: 'How an email would look in other words, before they are saved; those left out are as chosen',
  access: 'admin',
  duty: 'fullAdmins',
  isLogged: false,
  limit: { calls: 600, per: 'minute' },
})
