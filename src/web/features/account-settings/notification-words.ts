import type { NotificationKind } from '#contract/notifications.ts'

/** When each kind is sent, as it reads in 'Tell me when …'. */
export const notificationWords: Record<NotificationKind, string> = {
  outbid: 'Someone outbids me',
  won: 'I win an auction',
  lost: 'An auction I bid on goes to someone else',
  sold: 'Something of mine sells',
  unsold: 'Something of mine closes without a sale',
  reserve_met: 'The reserve on my auction is met',
  withdrawn: 'A listing I bid on is withdrawn',
  void: 'Bids on an auction I bid on or sell are made void',
  question: 'Someone asks about something of mine',
  answer: 'A seller answers my question',
  moderation: 'Something of mine is approved, sent back or suspended, or my appeal is answered',
  suspended: 'A listing I bid on or watch is suspended, or goes on',
  sale_named: 'A seller says I bought something',
  sale_answered: 'A buyer I named confirms or denies a sale',
  relisted: 'Something I watch is listed again',
  behalf: 'Hoko lists or changes something for me',
  flag: 'We have decided about a listing I reported',
  offer: 'Someone makes me an offer, or answers mine',
  trade: 'Something happens in a sale or purchase of mine',
  review: 'Someone reviews me, or answers a review of mine',
  pickup: 'A pickup is offered, picked or moved, or a handover code is locked',
  payment_details: 'A seller I am to pay changes where to pay',
  saved_search: 'Something new fits a saved search of mine',
  expiring: 'A listing of mine is about to end by itself',
}
