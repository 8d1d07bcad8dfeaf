import { type PartialKind, explainSuspension } from '#domains/accounts/common/members/suspension-labels.ts'
import { endSentence } from '#platform/common/texts/end-sentence.ts'
import { cutBeginning, quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

const warningsPage = '/user-settings#warnings'

export const composeWarnedNotice = ({
  reason,
  is_strike: isStrike,
}: {
  reason: string
  is_strike: boolean
}): NoticeTexts => ({
  kind: 'moderation',
  title: t.a_warning_from_hoko(),
  body: t.reason_read_it_in_your_settings({ reason: endSentence(reason), is_strike: isStrike }),
  link: warningsPage,
  action: t.act_open_warning(),
})

export const composeWarningWithdrawnNotice = (reason: string): NoticeTexts => ({
  kind: 'moderation',
  title: t.warning_withdrawn(),
  body: t.weve_withdrawn_your_warning({ reason }),
  link: warningsPage,
  action: t.act_open_warning(),
})

export const composeWarningAnsweredNotice = (text: string): NoticeTexts => ({
  kind: 'moderation',
  title: t.weve_answered_your_appeal(),
  body: t.about_your_warning({ message: cutBeginning(text) }),
  link: warningsPage,
  action: t.act_open_warning(),
})

/** Addressed to admins. */
export const composeWarningAppealNotice = (text: string): NoticeTexts => ({
  kind: 'appeal',
  title: t.appeal_against_a_warning(),
  body: t.a_warned_member_has_appealed({ message: cutBeginning(text) }),
  link: '/moderation?kind=warning_appeal',
})

export const composeBuyersWarnedNotice = (listing: NamedListing, text: string): NoticeTexts => ({
  kind: 'trade',
  title: t.about_your_purchase_title(),
  body: t.hoko_writes_about_listing({ listing: quoteTitle(listing), message: text }),
  link: '/iwon-ilost',
  action: t.act_open_purchase(),
})

export const composeSideWrittenToNotice = (listing: NamedListing, text: string): NoticeTexts => ({
  kind: 'trade',
  title: t.about_your_sale_title(),
  body: t.hoko_writes_to_you_about_listing({ listing: quoteTitle(listing), message: text }),
  link: '/notifications',
  action: t.act_open_notifications(),
})

export const composeFlagReopenedNotice = (): NoticeTexts => ({
  kind: 'flag',
  title: t.your_report(),
  body: t.were_looking_at_your_report_again(),
  link: '/notifications',
})

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
  action: t.act_open_settings(),
})

export const composeSuspensionChangedNotice = (suspension: PartlySuspended): NoticeTexts => ({
  kind: 'moderation',
  title: t.your_suspension_has_changed(),
  body: explain(suspension),
  link: page,
  action: t.act_open_settings(),
})

export const composeSuspensionEndedNotice = (kind: PartialKind, reason: string | null): NoticeTexts => ({
  kind: 'moderation',
  title: t.your_suspension_has_ended(),
  body:
    reason === null
      ? t.you_may_again({ kind })
      : t.you_may_again_reason({ kind, reason: endSentence(reason) }),
  link: page,
  action: t.act_open_settings(),
})
