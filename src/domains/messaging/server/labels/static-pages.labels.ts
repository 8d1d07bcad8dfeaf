import type { ChangedPage } from '#domains/settings/common/static-pages/static-pages.ts'
import { formatCalendarDay } from '#platform/common/formats/formats.ts'
import type { NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

export const composePageChangedNotice = ({
  slug,
  applies_from: appliesFrom,
}: Omit<ChangedPage, 'id'>): NoticeTexts => ({
  kind: 'terms',
  title: slug === 'privacy-policy' ? t.were_changing_our_privacy_policy() : t.were_changing_our_terms(),
  body: t.the_new_version_applies_from({ day: formatCalendarDay(appliesFrom) }),
  link: `/info/${slug}`,
})
