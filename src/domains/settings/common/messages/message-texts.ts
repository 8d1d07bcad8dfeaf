import { keysOf, recordOf } from '#platform/common/records.ts'
interface MessageTextSpec {
  label: string
  usual: string
  samples: Record<string, string>
  needs: string[]
}

const text = (
  label: string,
  usual: string,
  samples: Record<string, string> = {},
  needs: string[] = [],
): MessageTextSpec => ({ label, usual, samples, needs })

const code = { code: '4711' }
const what = { what: 'email address' }
const invoice = { number: 'INV-000042' }
const finance = { lender: 'Good Lending', name: 'Mere Ngata', vehicle: '2016 Toyota Aqua G' }
const link = { link: 'https://hoko.example/forgot-password' }

export const mailSubjects = {
  mail_notification: text('Notifications', '{title}', { title: 'New question: Bicycle' }, ['title']),
  mail_code: text('A code', 'Your Hoko code'),
  mail_no_code: text('When we can’t send a code', 'Your Hoko account'),
  mail_email_taken: text(
    'A registration with a taken address',
    'Someone tried to register with your email address',
  ),
  mail_welcome: text('An account made by support', 'Your Hoko account is ready'),
  mail_verify_email: text('A welcome after registering', 'Welcome to Hoko: verify your email'),
  mail_reset_link: text('A link to choose a password', 'Choose a new Hoko password'),
  mail_password_changed: text('A changed password', 'Your Hoko password was changed'),
  mail_password_chosen: text('A first password', 'Your Hoko account has a password'),
  mail_contact_moved: text('A moved email or phone', 'Your Hoko account has a new {what}', what),
  mail_contact_changed: text('One changed by support', 'The {what} of your Hoko account has changed', what),
  mail_two_factor_on: text('Second factor on', 'Two-factor sign-in is on'),
  mail_two_factor_off: text('Second factor off', 'Two-factor sign-in is off'),
  mail_recovery_codes: text('New recovery codes', 'Your Hoko recovery codes were renewed'),
  mail_recovery_code_used: text('A used recovery code', 'A recovery code was used to sign in'),
  mail_api_access: text(
    'A new API key, or a new or changed webhook',
    'API access to your Hoko account has changed',
  ),
  mail_payment_details: text('Changed payment details', 'Your payout bank account was changed'),
  mail_account_suspended: text('A suspended account', 'Your Hoko account is suspended'),
  mail_account_reinstated: text('A reinstated account', 'Your Hoko account is open again'),
  mail_account_deleted: text('A deleted account', 'Your Hoko account is deleted'),
  mail_team_invitation: text(
    'An invitation to a team',
    '{business} invites you to its team on Hoko',
    { business: 'Kōwhai Realty' },
    ['business'],
  ),
  mail_invoice: text('An invoice', 'Your Hoko invoice {number}', invoice, ['number']),
  mail_contact_received: text('A message from the contact page', 'Message from {name}', { name: 'Mere' }, [
    'name',
  ]),
  mail_contact_answer: text('An answer to it', 'Hoko support has replied'),
  mail_refund: text('A refund', 'Your Hoko refund {number}', invoice, ['number']),
  mail_finance_enquiry: text('A finance enquiry, to the lender', 'Finance enquiry about {vehicle}', finance),
  mail_finance_sent: text('A finance enquiry, to the member', 'Your finance enquiry to {lender}', finance),
  mail_finance_withdrawn: text(
    'A withdrawn finance enquiry, to the lender',
    'Please delete a finance enquiry: {name}',
    finance,
  ),
}
export type MailSubject = keyof typeof mailSubjects

export const smsTexts = {
  sms_code: text('Registration code', 'Your Hoko code is {code}. It works for 10 minutes.', code, ['code']),
  sms_requested_code: text(
    'Requested code',
    'Your Hoko code is {code}. It works for 10 minutes. {use}',
    { ...code, use: 'Use it to choose a new password.' },
    ['code'],
  ),
  sms_no_code: text(
    'Instead of a code that cannot be sent',
    '{reason}',
    { reason: 'Your Hoko account is suspended, so no code was sent.' },
    ['reason'],
  ),
  sms_contact_moved: text(
    'Phone number moved',
    'Your Hoko account was moved from this phone number to another one. If that was not you, choose a new password at once with your email: {link}',
    link,
    ['link'],
  ),
  sms_contact_changed: text(
    'Phone number changed by support',
    'Our support team changed the phone number on your Hoko account. If you didn’t ask for this, contact us straight away.',
  ),
}
export type SmsText = keyof typeof smsTexts

export const smsNames = keysOf(smsTexts)

export type MessageText = MailSubject | SmsText

export const messageTexts: Record<MessageText, MessageTextSpec> = { ...mailSubjects, ...smsTexts }

export const messageNames = keysOf(messageTexts)

export const maxSubjectCharacters = 120
/** The length of two SMS. */
export const maxSmsCharacters = 300

export const usualMessageTexts: Record<MessageText, string> = recordOf(
  messageNames,
  (name) => messageTexts[name].usual,
)
