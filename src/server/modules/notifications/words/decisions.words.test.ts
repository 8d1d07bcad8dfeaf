import { expect, test } from 'vitest'
import {
  composeAppealAnswerNotice,
  composeAppealNotice,
  composeApprovedNotice,
  composeReinstatedNotice,
  composeSentBackNotice,
  composeStoodStillNotice,
  composeSuspendedNotice,
  composeWentOnNotice,
} from './decisions.words.ts'

const loom = { id: 100123, type: 'general', title: 'Loom' } as const
const detail = '/general/100123/detail'
const appeal = '/isell?status=suspended&appeal=100123'

test.each([
  ['approved', composeApprovedNotice(loom), 'We have approved “Loom”. It is live now.', detail],
  [
    'sent back',
    composeSentBackNotice(loom, 'Say more.'),
    '“Loom” is not live; it is among your drafts again. The reason: Say more. Mend it and publish it again.',
    '/general/100123/edit',
  ],
  [
    'suspended',
    composeSuspendedNotice(loom, 'It looks copied.'),
    'We have suspended “Loom”: nobody sees it, and its time stands still. The reason: It looks copied. If you think this is a mistake, tell us under “iSell”.',
    appeal,
  ],
  [
    'reinstated',
    composeReinstatedNotice(loom, { reason: 'It is yours.', is_live: true }),
    '“Loom” is live again, with the time it had left. What we noted: It is yours.',
    detail,
  ],
  [
    'reinstated while the account is not',
    composeReinstatedNotice(loom, { reason: 'It is yours.', is_live: false }),
    'The suspension of “Loom” is lifted. It goes on as soon as your account is open again. What we noted: It is yours.',
    appeal,
  ],
  [
    'an appeal',
    composeAppealNotice(loom, 'It is\nmine.'),
    'The seller of “Loom” appeals against its suspension: “It is mine.”',
    '/listings?open=100123',
  ],
  [
    'its answer',
    composeAppealAnswerNotice(loom, 'So it is.'),
    'We have answered you about “Loom”: “So it is.”',
    appeal,
  ],
  [
    'to a bidder',
    composeStoodStillNotice(loom, true),
    'We have taken “Loom” off the market while we look at it. Its time stands still, and nobody can bid or buy. Your bid stands. We will tell you if it goes on.',
    '/iwatch',
  ],
  [
    'to a watcher',
    composeStoodStillNotice(loom, false),
    'We have taken “Loom” off the market while we look at it. Its time stands still, and nobody can bid or buy. We will tell you if it goes on.',
    '/iwatch',
  ],
  [
    'to a bidder, going on',
    composeWentOnNotice(loom, true),
    '“Loom” is on the market again, with the time it had left. Your bid stands as it did.',
    detail,
  ],
])('%s', (_case, words, body, link) => {
  expect(words).toMatchObject({ body, link })
})
