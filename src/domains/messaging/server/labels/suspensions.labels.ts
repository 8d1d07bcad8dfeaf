import type { PartialKind } from '#domains/accounts/common/members/suspension-kinds.ts'
import { endSentence } from '#platform/common/texts/end-sentence.ts'
import { explainSuspension } from '#domains/accounts/common/members/suspension-labels.ts'
import type { NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

const page = '/user-settings#warnings'

interface PartlySuspended {
  kind: PartialKind
  until: string | null
  reason: string
}

const explain = ({ kind, until, reason }: PartlySuspended) =>
  explainSuspension({ kind, reason, until: until === null ? null : new Date(until) })

export const composePartlySuspendedNotice = (suspension: PartlySuspended): NoticeTexts => ({
  kind: 'moderation',
  title: t.partly_suspended({ kind: suspension.kind }),
  body: explain(suspension),
  link: page,
})

export const composeSuspensionChangedNotice = (suspension: PartlySuspended): NoticeTexts => ({
  kind: 'moderation',
  title: t.your_suspension_has_changed(),
  body: explain(suspension),
  link: page,
})

export const composeSuspensionEndedNotice = (kind: PartialKind, reason: string | null): NoticeTexts => ({
  kind: 'moderation',
  title: t.your_suspension_has_ended(),
  body:
    reason === null
      ? t.you_may_again({ kind })
      : t.you_may_again_reason({ kind, reason: endSentence(reason) }),
  link: page,
})
