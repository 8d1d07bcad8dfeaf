import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import type { NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

interface GuardedRun {
  run_id: number
  guards: ('withdrawn' | 'refused')[]
  gone: number
  refused: number
}

export const composeStockGuardedNotice = ({
  run_id: runId,
  guards,
  gone,
  refused,
}: GuardedRun): NoticeTexts => ({
  kind: 'stock_feed',
  title: t.tonights_stock_import_waits_for_you(),
  body: joinSentences(
    guards.includes('withdrawn') && t.it_would_withdraw_vehicles({ count: gone }),
    guards.includes('refused') && t.vehicles_cant_be_listed({ count: refused }),
    t.nothing_has_changed_yet(),
  ),
  link: `/stock-feed?tab=runs&run=${runId}`,
})
