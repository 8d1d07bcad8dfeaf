import { expect, test } from 'vitest'
import { toListingId } from '#platform/common/ids.ts'
import {
  composeAppealAnswerNotice,
  composeAppealNotice,
  composeApprovedNotice,
  composeReinstatedNotice,
  composeSentBackNotice,
  composePausedNotice,
  composeSuspendedNotice,
  composeWentOnNotice,
} from './decisions.labels.ts'

const loom = { id: toListingId(100123), type: 'general', title: 'Loom' } as const
const detail = '/general/100123/detail'
const appeal = '/isell?status=suspended&appeal=100123'

test.each([
  ['approved', composeApprovedNotice(loom), 'We’ve approved “Loom”. It’s live now.', detail],
  [
    'sent back',
    composeSentBackNotice(loom, 'Say more.'),
    '“Loom” isn’t live. It’s back in your drafts. The reason: Say more. Fix it and publish it again.',
    '/general/100123/edit',
  ],
  [
    'suspended',
    composeSuspendedNotice(loom, 'It looks copied.'),
    'We’ve suspended “Loom”. It’s hidden and its time is paused. The reason: It looks copied. If you think this is a mistake, appeal in iSell.',
    appeal,
  ],
  [
    'reinstated',
    composeReinstatedNotice(loom, { reason: 'It is yours.', is_live: true }),
    '“Loom” is live again, with the time it had left. Our note: It is yours.',
    detail,
  ],
  [
    'reinstated while the account is not',
    composeReinstatedNotice(loom, { reason: 'It is yours.', is_live: false }),
    '“Loom” is no longer suspended. It will be shown again once your account is reinstated. Our note: It is yours.',
    appeal,
  ],
  [
    'an appeal',
    composeAppealNotice(loom, 'It is\nmine.'),
    'The seller of “Loom” has appealed: “It is mine.”',
    '/listings?open=100123',
  ],
  [
    'its answer',
    composeAppealAnswerNotice(loom, 'So it is.'),
    'We’ve replied about “Loom”: “So it is.”',
    appeal,
  ],
  [
    'to a bidder',
    composePausedNotice(loom, true),
    'We’ve hidden “Loom” while we look into it. Its time is paused and no one can bid or buy. Your bid still counts. We’ll tell you if it comes back.',
    '/iwon-ilost?show=running',
  ],
  [
    'to a watcher',
    composePausedNotice(loom, false),
    'We’ve hidden “Loom” while we look into it. Its time is paused and no one can bid or buy. We’ll tell you if it comes back.',
    '/iwatch',
  ],
  [
    'to a bidder, going on',
    composeWentOnNotice(loom, true),
    '“Loom” is live again, with the time it had left. Your bid still counts.',
    detail,
  ],
])('%s', (_case, words, body, link) => {
  expect(words).toMatchObject({ body, link })
})
