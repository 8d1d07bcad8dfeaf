import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { listPageNotices, seePageNotice } from '#domains/settings/common/static-pages/static-pages.ts'
import { formatCalendarDay } from '#platform/common/formats/formats.ts'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { isViewing } from '#platform/web/session/viewing.ts'
import * as t from '#domains/settings/texts.ts'

/** Shown until it's seen, above the bottom tabs, so that the page doesn't shift. */
export function ChangedPages() {
  const { data } = useApiQuery(listPageNotices, {}, { staleTime: Number.POSITIVE_INFINITY })
  const invalidate = useInvalidate()
  const see = useApiMutation(seePageNotice, { onSettled: () => invalidate(listPageNotices) })
  const changed = data?.items[0]
  // An admin who views the account doesn't mark it as seen.
  if (!changed || isViewing() || see.isPending) return null
  const { id, slug, applies_from: appliesFrom } = changed
  const day = formatCalendarDay(appliesFrom)
  // In the page's header it would be a landmark within another.
  return createPortal(
    <aside
      aria-label={t.changes_at_hoko()}
      className="fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 grid gap-3 rounded-panel border border-line bg-paper p-4 text-sm shadow-float lg:right-6 lg:bottom-6 lg:left-auto lg:w-96 print:hidden"
    >
      <p>
        {slug === 'privacy-policy'
          ? t.our_new_privacy_policy_applies_from({ day })
          : t.our_new_terms_apply_from({ day })}
      </p>
      <p className="flex flex-wrap gap-2">
        <Link
          to={`/info/${slug}`}
          onClick={() => see.mutate({ id })}
          className="rounded-control bg-pounamu px-3 py-2 font-semibold text-on-pounamu hover:bg-pounamu-deep"
        >
          {t.read_new_version()}
        </Link>
        <button
          type="button"
          onClick={() => see.mutate({ id })}
          className="rounded-control px-3 py-2 font-semibold text-pounamu hover:bg-pounamu-wash"
        >
          {t.got_it()}
        </button>
      </p>
    </aside>,
    document.body,
  )
}
