import { expect, test } from 'vitest'
import { notificationKind } from '#domains/messaging/common/notifications.shapes.ts'
import type { TradeMove } from '#domains/trades/common/trades.ts'
import { toListingId } from '#platform/common/ids.ts'
import { composeTextPart, renderEmail } from '#platform/server/mail/email-html.ts'
import { composeSampleNotices } from '../email-samples.service.ts'
import { composeEmailText, composeSubject } from '../labels/emails.labels.ts'
import { composePickupNotice, composeViewingNotice } from '../labels/handovers.labels.ts'
import { composeReserveLoweredNotice, composeUnsoldNotice } from '../labels/notifications.labels.ts'
import type { NoticeTexts } from '../labels/notifications.labels.ts'
import { composeOfferNotice } from '../labels/offers.labels.ts'
import { composeTradeMovedNotice } from '../labels/trades.labels.ts'

const publicUrl = 'https://hoko.example'
const picture = '/media/0123-400.webp'
const samples = composeSampleNotices(publicUrl, picture)

const contentOf = (subject: string, text: string) => ({
  subject,
  text,
  button_label: null,
  one_click_url: null,
  support_line: null,
})
const renderText = (text: string) => renderEmail(contentOf('', text), publicUrl)

const buttonsIn = (html: string) =>
  [...html.matchAll(/<a class="on-button" href="([^"]*)"[^>]*>([^<]*)</g)].map(([, url = '', label]) => [
    label,
    url.replaceAll('&#38;', '&').replace(publicUrl, ''),
  ])

const listing = '/general/100001/detail'

test.each<[string, string, string]>([
  ['outbid', 'Bid again', listing],
  ['won', 'Pay and arrange delivery', '/trades/1'],
  ['bought', 'Pay and arrange delivery', '/trades/1'],
  ['lost', 'See lost auctions', '/iwon-ilost?show=lost'],
  ['sold', 'See sale', '/trades/1'],
  ['sold_by_buy_now', 'See sale', '/trades/1'],
  ['unsold', 'Offer to bidders', `${listing}#offers`],
  ['reserve_met', 'Open listing', listing],
  ['reserve_lowered', 'Raise your limit', listing],
  ['withdrawn', 'Open listing', listing],
  ['void', 'Open listing', listing],
  ['question', 'Answer question', `${listing}#questions`],
  ['answer', 'Read answer', `${listing}#questions`],
  ['message', 'Open message', '/ichat?chat=1'],
  ['moderation', 'Open listing', listing],
  ['suspended', 'See your bids', '/iwon-ilost?show=running'],
  ['sale_named', 'Confirm purchase', '/trades/1'],
  ['sale_answered', 'See sale', '/trades/1'],
  ['relisted', 'Open listing', listing],
  ['scheduled_start', 'See plans', '/plans'],
  ['expiring', 'Renew listing', '/isell'],
  ['flag', 'Open notifications', '/notifications'],
  ['offer', 'Answer offer', '/offers/1'],
  ['behalf', 'Open listing', listing],
  ['plan', 'See plans', '/plans'],
  ['webhook', 'Open settings', '/user-settings#webhooks'],
  ['stock_feed', 'Check import', '/stock-feed?tab=runs&run=1'],
  ['account_viewed', 'See your sessions', '/user-settings#sessions'],
  ['terms', 'Read the new version', '/info/terms-and-conditions'],
  ['saved_search', 'Open listing', listing],
  ['saved_search_digest', 'See all matches', '/iwatch?show=searches'],
  ['review', 'Leave a review', '/irate'],
  ['pickup', 'See sale', '/trades/1'],
  ['payment_details', 'Pay and arrange delivery', '/trades/1'],
  ['trade', 'See purchase', '/trades/1'],
  ['delivery_to_choose', 'Choose delivery', '/trades/1'],
  ['delivery_unchosen', 'Choose delivery', '/trades/1'],
  ['delivery_for_buyer', 'Choose for the buyer', '/trades/1'],
  ['delivery_chosen', 'See sale', '/trades/1'],
  ['proposal', 'Answer proposal', '/trades/1'],
  ['proposal_accepted', 'See purchase', '/trades/1'],
  ['sent', 'I’ve received it', '/trades/1'],
  ['closing_soon', 'Open listing', listing],
  ['reduced', 'Open listing', listing],
  ['warning', 'Open warning', '/user-settings#warnings'],
  ['appeal_answered', 'Sign in', '/signin'],
  ['report', 'Open report', '/listings?flagged=yes&open=100001'],
  ['dispute', 'Open dispute', '/listings?disputed=yes&open=100001'],
  ['appeal', 'Open appeal', '/listings?open=100001'],
  ['disputed_review', 'Open review', '/reviews/1'],
  ['approval', 'Check listing', '/listings?status=pending&open=100001'],
  ['support_request', 'Answer request', '/support?chat=1'],
  ['failed_payment', 'See payments', '/user-payment-history/1'],
  ['alarm', 'See failed emails', '/failed-emails'],
  ['second_person', 'Open member', '/user/1/detail'],
])('the email %s has the one button %s', (name, label, path) => {
  const { text } = samples.find((one) => one.name === name)!
  expect(buttonsIn(renderText(text))).toEqual([[label, path]])
  expect(text).toContain(`${label}: ${publicUrl}${path}`)
})

test('every kind of notification is in the table of emails', () => {
  const names = samples.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(notificationKind.options))
})

const bicycle = { id: toListingId(7), type: 'general', title: 'Bicycle' } as const
const offer = { offer_id: 3, kind: 'offer', side: 'buyer', amount_cents: 4500, reason: null } as const
const meeting = { note: '', place: 'Petone', picked: null, dropped: null }
const viewing = (action: 'asked' | 'offered' | 'picked' | 'cancelled') =>
  composeViewingNotice(bicycle, { ...meeting, action, conversation_id: 4, name: 'Priya' })
const pickup = (action: 'asked' | 'offered') =>
  composePickupNotice(bicycle, { ...meeting, action, trade_id: 5 })
const moved = (to: 'buyer' | 'seller', action: TradeMove['action']) =>
  composeTradeMovedNotice(bicycle, to, {
    trade_id: 5,
    side: to === 'buyer' ? 'seller' : 'buyer',
    action,
    from_status: 'agreed',
    to_status: 'paid',
    reason: '',
  })

test.each<[NoticeTexts, string]>([
  [composeUnsoldNotice(bicycle, null), 'Relist: /isell?status=unsold'],
  [
    composeReserveLoweredNotice(bicycle, { leads: false, is_met: true, price_cents: 3000 }),
    'Bid again: /general/7/detail',
  ],
  [composeOfferNotice(bicycle, 'buyer', { ...offer, action: 'countered' }), 'Answer offer: /offers/3'],
  [composeOfferNotice(bicycle, 'buyer', { ...offer, action: 'declined' }), 'See offer: /offers/3'],
  [viewing('asked'), 'Offer viewing times: /ichat?chat=4'],
  [viewing('offered'), 'Choose time: /ichat?chat=4'],
  [viewing('cancelled'), 'Open message: /ichat?chat=4'],
  [pickup('asked'), 'Offer pickup times: /trades/5'],
  [pickup('offered'), 'Choose time: /trades/5'],
  [moved('seller', 'paid'), 'Confirm payment: /trades/5'],
  [moved('buyer', 'payment_confirmed'), 'See purchase: /trades/5'],
  [moved('seller', 'received'), 'Leave a review: /trades/5'],
  [moved('buyer', 'default_stated'), 'Contest it: /trades/5'],
])('%o leads to its act', (words, action) => {
  expect(composeEmailText(words, null, '').split('\n\n').at(-1)).toBe(action)
})

test('an email about a listing shows its picture, price and closing time', () => {
  const { text, title } = samples.find(({ name }) => name === 'outbid')!
  const html = renderText(text)
  expect(html).toContain(`<img class="picture" src="${publicUrl}${picture}" alt="Kauri bookcase" width="104"`)
  expect(html).toContain('>Current bid NZ$\u00a0125</p>')
  expect(html).toContain('>Closes Sat 28 Nov, 8:30 pm</p>')
  expect(composeTextPart(contentOf(title, text), publicUrl)).toMatch(
    /Kauri bookcase\nCurrent bid NZ\$\u00a0125\nCloses Sat 28 Nov, 8:30 pm\n\nBid again: https:/,
  )
  expect(composeTextPart(contentOf(title, text), publicUrl)).not.toContain('/media/')
})

test('each listing of a digest has its picture and its own address', () => {
  const { text } = samples.find(({ name }) => name === 'saved_search_digest')!
  const html = renderText(text)
  expect(html.match(/<img /g)).toHaveLength(2)
  expect(html).toContain(`href="${publicUrl}/general/100002/detail"`)
})

test('no subject is cut, and each names the listing once', () => {
  for (const { title, name } of samples) {
    expect(title, name).not.toContain('...')
    expect(title.split('Kauri bookcase').length, name).toBeLessThanOrEqual(2)
  }
  const words = { title: 'New question', body: '', link: '/', kind: 'question' as const }
  expect(composeSubject(words, { title: 'Bicycle' })).toBe('New question: Bicycle')
  expect(composeSubject(words, null)).toBe('New question')
})
