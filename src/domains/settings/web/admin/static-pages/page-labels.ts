import type { PageRevision, StaticPageSlug } from '#domains/settings/common/static-pages/static-pages.ts'
import { formatCalendarDay } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/settings/texts.ts'

const getNames = makeTexts((): Record<StaticPageSlug, string> => ({
  'about-us': t.about_us(),
  'privacy-policy': t.privacy_policy(),
  'terms-and-conditions': t.terms_and_conditions(),
}))

export const getPageName = (slug: StaticPageSlug): string => getNames()[slug]

export const getEditAddress = (slug: StaticPageSlug): string =>
  slug === 'about-us' ? '/about-us/edit' : `/static-page/edit/${slug}`

export function describeRevision({
  saved_by: savedBy,
  restored_number: restoredNumber,
  applies_from: appliesFrom,
}: PageRevision): string {
  if (savedBy === null) return t.our_starting_text()
  const by =
    restoredNumber === null
      ? t.by_name({ name: savedBy })
      : t.by_name_from_version({ name: savedBy, number: restoredNumber })
  return appliesFrom === null
    ? by
    : `${by} · ${t.members_notified_applies_from({ day: formatCalendarDay(appliesFrom) })}`
}
