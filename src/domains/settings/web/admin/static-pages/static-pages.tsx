import type { ReactNode } from 'react'
import { isLegalPage } from '#domains/settings/common/static-pages/legal-pages.ts'
import {
  type StaticPageSlug,
  getStaticPage,
  type StaticPage,
  type PageRevision,
} from '#domains/settings/common/static-pages/static-pages.ts'
import { formatPlainDay } from '#domains/staff/web/shared/moments.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { compareTexts, foldUnchanged, type FoldedLine, type Piece } from './text-difference.ts'
import * as t from '#domains/settings/texts.ts'

interface Version {
  title: string
  text: string
}

/**
 * Removed text is struck through and added text is underlined, so that colour isn't the only sign.
 */
export function Difference({ before, after }: { before: Version; after: Version }) {
  const titles = before.title === after.title ? [] : compareTexts(before.title, after.title)
  const lines = [...titles, ...foldUnchanged(compareTexts(before.text, after.text))]
  if (!lines.some(({ kind }) => kind !== 'same' && kind !== 'folded'))
    return <p className="text-sm text-ink-3">{t.no_differences()}</p>
  return (
    <div className="grid max-w-prose gap-2 text-sm break-words">
      {lines.map((line, n) => (
        <Line key={n} line={line} />
      ))}
    </div>
  )
}

function Line({ line }: { line: FoldedLine }) {
  if (line.kind === 'folded') {
    return <p className="text-xs text-ink-3">{t.count_unchanged_lines({ count: line.count })}</p>
  }
  const pieces = line.kind === 'changed' ? line.pieces : [line]
  return (
    <p
      className={joinClasses(
        'border-l-2 pl-3',
        line.kind === 'same' ? 'border-transparent text-ink-2' : 'border-pounamu',
      )}
    >
      {pieces.map((piece, n) => (
        <Marked key={n} {...piece} />
      ))}
    </p>
  )
}

function Marked({ kind, text }: Piece) {
  if (kind === 'same') return text
  return kind === 'added' ? (
    <ins className="bg-pounamu-wash [del+&]:ml-1 text-pounamu-deep decoration-1 underline-offset-3">
      <span className="sr-only">{t.added()} </span>
      {text}
    </ins>
  ) : (
    <del className="bg-pohutukawa-wash text-pohutukawa-deep">
      <span className="sr-only">{t.removed()} </span>
      {text}
    </del>
  )
}

/** For admins alone. */
export const LawyerNote = ({ slug }: { slug: StaticPageSlug }) =>
  isLegalPage(slug) ? <Notice>{t.have_a_lawyer_check_this_text()}</Notice> : null

interface PageLoadingProps {
  slug: StaticPageSlug
  children: (page: StaticPage) => ReactNode
}

export function PageLoading({ slug, children }: PageLoadingProps) {
  const call = useApiQuery(getStaticPage, { slug }, { staleTime: 0 })
  return (
    <Query
      call={call}
      failed={t.the_page_didnt_load()}
      loading={t.loading_the_page()}
      skeleton={<SkeletonText lines={8} />}
    >
      {(data) => children(data)}
    </Query>
  )
}

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
    : `${by} · ${t.members_notified_applies_from({ day: formatPlainDay(appliesFrom) })}`
}
