import { operation } from '#platform/common/operation.ts'
import type * as shapes from './contact.shapes.ts'

export const changeContact = operation<typeof shapes.changeContact>('POST /auth/change-contact')({
  name: 'changeContact',
  summary:
    'Ask for a new email or phone number, or to verify the present one; a 6-digit code goes there, or to the email where no SMS can be sent',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 20, per: 'hour' },
  refusals: ['password_wrong', 'cannot_send_code'],
})

export const confirmContact = operation<typeof shapes.confirmContact>('POST /auth/confirm-contact')({
  name: 'confirmContact',
  summary: 'Take over the new email or phone number by its code; the old one is told',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'hour' },
  refusals: ['code_wrong', 'code_expired', 'code_locked', 'email_taken'],
})
