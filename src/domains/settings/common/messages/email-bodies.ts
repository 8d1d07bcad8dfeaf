import { keysOf, fromPairs } from '#platform/common/records.ts'
import { body, type EmailBodySpec } from './email-body.ts'
import { financeEmailBodies } from './finance-email-bodies.ts'
import type { MailSubject } from './message-texts.ts'

const name = 'Mere'
const forgotten = 'https://hoko.example/forgot-password'
const signin = 'https://hoko.example/signin'
const toChoose = 'https://hoko.example/auth/reset-password#…'
const ifNotYou = ['If that wasn’t you, choose a new password now.', 'Choose password: {link}']
const forgottenLink: [Record<string, string>, string[]] = [{ link: forgotten }, ['link']]

const test = 'This was a test payment: no money has moved.'
const invoice = {
  amount: 'NZ$ 99.00',
  number: 'INV-000042',
  test,
  link: 'https://hoko.example/user-settings#invoices',
}

export const emailBodies: Record<MailSubject, EmailBodySpec> = {
  mail_team_invitation: body(
    [
      'Kia ora,',
      '{business} would like you to help with its listings on Hoko. Sign in with your own account, or register with this email address, and enter this code in your settings:',
      '{code}',
      '{link}',
      'The code works for {days} days. If you don’t know {business}, you don’t need to do anything.',
    ],
    {
      business: 'Kōwhai Realty',
      code: '471100',
      days: '7',
      link: 'https://hoko.example/user-settings#workplaces',
    },
    ['code', 'link'],
  ),
  mail_invoice: body(
    [
      'Kia ora,',
      'Thanks for your payment of {amount} by card: {what}.',
      'Your invoice {number} is attached as a PDF.',
      '{test}',
      'You can also find all your invoices in your Hoko settings.',
      '{link}',
    ],
    { ...invoice, what: 'Dealer, monthly' },
    ['amount', 'number'],
  ),
  mail_contact_received: body(
    [
      '{name} has written to you through the contact page:',
      '{message}',
      'They can be reached at {reach}.',
      '{link}',
    ],
    {
      name,
      message: 'I can’t find my invoice. Where do I look?',
      reach: 'mere@example.nz',
      link: 'https://hoko.example/support?chat=…',
    },
    ['message', 'reach', 'link'],
  ),
  mail_contact_answer: body(
    [
      'Kia ora {name},',
      'Thanks for writing to us. Here’s our answer:',
      '{reply}',
      'Answers to this email may not reach us. To tell us more, use our contact page.',
      '{link}',
    ],
    {
      name,
      reply: 'You’ll find all your invoices in your settings.',
      link: 'https://hoko.example/contact-us',
    },
    ['reply'],
  ),
  mail_refund: body(
    [
      'Kia ora,',
      'We’ve refunded {amount} to your card. It can take your bank a few days to show it.',
      '{reason}',
      'Credit note {number} for invoice {corrected} is attached as a PDF.',
      '{test}',
      'You can also find all your invoices in your Hoko settings.',
      '{link}',
    ],
    {
      ...invoice,
      reason: 'Reason: you were charged for a month you didn’t use.',
      corrected: 'INV-000041',
    },
    ['amount', 'number'],
  ),
  mail_notification: body(
    ['{notice}'],
    {
      notice: 'You’ve been outbid on “Bicycle”.\n\nBid again: https://hoko.example/general/…',
      name,
    },
    ['notice'],
  ),
  mail_code: body(
    [
      'Your Hoko code is {code}. It works for 10 minutes. {use}',
      'Nobody from Hoko will ever ask you for it. If you didn’t ask for it, you can ignore this email.',
    ],
    { code: '4711', use: 'Use it to choose a new password.' },
    ['code'],
  ),
  mail_no_code: body(
    ['{reason}'],
    {
      reason:
        'Someone asked for a new password for your Hoko account. It’s suspended, so we didn’t send a code.',
    },
    ['reason'],
  ),
  mail_email_taken: body(
    [
      'Kia ora,',
      'Someone tried to register with your email address, which already has a Hoko account.',
      'If that was you, sign in instead. If it wasn’t, you don’t need to do anything. No one got into your account.',
      'Sign in: {link}',
    ],
    { link: signin },
    ['link'],
  ),
  mail_welcome: body(
    [
      'Kia ora {name},',
      'We’ve set up a Hoko account for you. Choose a password to sign in:',
      '{link}',
      'The link works once, for {hours} hours. If it has expired, ask for a code instead: {forgotten}',
    ],
    { link: toChoose, name, hours: '72', forgotten },
    ['link'],
  ),
  mail_verify_email: body(
    [
      'Kia ora {name},',
      'Welcome to Hoko. Your account is ready, and you can bid, buy and sell.',
      'Verify this email address to get emails when you’re outbid, win or sell:',
      '{link}',
      'If you didn’t register, you don’t need to do anything.',
    ],
    { name, link: 'https://hoko.example/user-settings#contact' },
    ['link'],
  ),
  mail_reset_link: body(
    [
      'Kia ora,',
      'Our support team started a password reset for your Hoko account. Choose a new password with this link. It works once, for 15 minutes:',
      '{link}',
      'If you don’t want a new password, you don’t need to do anything.',
    ],
    { link: toChoose },
    ['link'],
  ),
  mail_password_changed: body(
    ['Kia ora,', 'Your Hoko password has been changed. {signed_out}', ...ifNotYou],
    { link: forgotten, signed_out: 'You’ve been signed out everywhere else.' },
    ['link'],
  ),
  mail_password_chosen: body(
    ['Kia ora,', 'You’ve chosen a password for your Hoko account.', ...ifNotYou],
    ...forgottenLink,
  ),
  mail_contact_moved: body(
    ['Kia ora,', '{change}', ...ifNotYou],
    { link: forgotten, change: 'The phone number on your Hoko account has just been changed.' },
    ['change', 'link'],
  ),
  mail_contact_changed: body(
    [
      'Kia ora {name},',
      'Our support team changed the {what} on your Hoko account.',
      'If you didn’t ask for this, contact Hoko support straight away.',
    ],
    { name, what: 'email address' },
    ['what'],
  ),
  mail_two_factor_on: body(
    [
      'Kia ora,',
      'From now on, you’ll sign in with your password and a code from your authenticator app. Keep your recovery codes somewhere safe in case you lose your phone.',
      ...ifNotYou,
    ],
    ...forgottenLink,
  ),
  mail_two_factor_off: body(
    [
      'Kia ora,',
      'Two-factor sign-in has just been turned off for your Hoko account. You now sign in with just your password.',
      ...ifNotYou,
    ],
    ...forgottenLink,
  ),
  mail_recovery_codes: body(
    ['Kia ora,', 'Your account has ten new recovery codes. The old ones won’t work any more.', ...ifNotYou],
    ...forgottenLink,
  ),
  mail_recovery_code_used: body(
    [
      'Kia ora,',
      'Someone signed in to your Hoko account with your password and a recovery code. {codes_left}',
      'If that wasn’t you, change your password now and make new recovery codes.',
    ],
    { codes_left: 'You have 7 codes left.' },
  ),
  mail_api_access: body(
    [
      'Kia ora,',
      '{change}',
      'You can see and remove your API keys and webhooks in your Hoko settings.',
      ...ifNotYou,
    ],
    { link: forgotten, change: 'The API key “Stock sync” has just been made for your Hoko account.' },
    ['change', 'link'],
  ),
  mail_payment_details: body(
    ['Kia ora,', '{change}', ...ifNotYou],
    { link: forgotten, change: 'The bank account your buyers pay into has just been changed.' },
    ['change', 'link'],
  ),
  mail_account_suspended: body(
    [
      'Kia ora {name},',
      'We have suspended your Hoko account. The reason:',
      '{reason}',
      'You’re signed out everywhere and can’t sell, bid or buy for now. Any live listings you have are paused and hidden.',
      'If you think this is a mistake, sign in to appeal. You can download your data there too.',
      'Sign in: {link}',
    ],
    { reason: 'Three buyers say that nothing was sent.', link: signin, name },
    ['reason', 'link'],
  ),
  mail_account_reinstated: body(
    [
      'Kia ora {name},',
      'Your Hoko account is no longer suspended. Our note:',
      '{reason}',
      'Your listings are live again, with the time they had left.',
      'Sign in: {link}',
    ],
    { reason: 'The buyers have what they paid for.', link: signin, name },
    ['reason', 'link'],
  ),
  ...financeEmailBodies,
  mail_account_deleted: body(
    [
      'Kia ora,',
      '{reason}',
      'Your Hoko account and your personal details have been deleted. Your live listings were withdrawn. Your bids and trades stay on file under “Deleted member”.',
      'Thanks for being part of Hoko.',
    ],
    {
      reason:
        'Our support team deleted your Hoko account. The reason:\n\nTwo accounts belonged to one person.',
    },
    ['reason'],
  ),
}

export type EmailBody = `${MailSubject}_body`

export const emailKinds = keysOf(emailBodies)

export const usualEmailBodies: Record<EmailBody, string> = fromPairs(
  emailKinds.map((kind) => [`${kind}_body` as const, emailBodies[kind].usual] as const),
)

export const maxBodyCharacters = 2000
/** The limit of the extra text in one kind of notification's emails. */
export const maxExtraCharacters = 500
