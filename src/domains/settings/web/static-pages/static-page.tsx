import type { StaticPage as Page } from '#domains/settings/common/static-pages/static-pages.ts'
import { formatLongDate } from '#platform/common/formats/formats.ts'
import { listHeadings } from '#platform/common/formats/rich-text.ts'
import { RichText } from '#platform/web/rich-text.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import * as t from '#domains/settings/texts.ts'

/** Replaces links to pages that also exist without a frame. */
export const toBareLinks = (text: string): string =>
  text.replaceAll('](/info/', '](/mb/').replaceAll('](/contact-us)', '](/contact-us-app)')

/** Rejects paths that lead out, such as `/mb/../home`. */
export const isBarePage = (href: string): boolean =>
  /^\/(?:mb\/[a-z-]+|contact-us-app)(?:#[\w-]*)?$/.test(href)

interface StaticPageProps {
  page: Pick<Page, 'title' | 'text' | 'updated_at'>
  /** True without our frame: links to framed pages open a new tab. */
  isBare?: boolean
}

export function StaticPage({
  page: { title, text, updated_at: updatedAt },
  isBare = false,
}: StaticPageProps) {
  const headings = listHeadings(text)
  const hasContents = headings.length > 3
  return (
    <article className="pb-8">
      <PageHeading title={title}>
        {t.last_changed()} <time dateTime={updatedAt}>{formatLongDate(new Date(updatedAt))}</time>
      </PageHeading>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
        {hasContents && (
          <nav
            aria-label={t.on_this_page()}
            className="lg:sticky lg:top-24 lg:order-last lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
          >
            <details className="rounded-panel border border-line bg-paper lg:hidden">
              <summary className="rounded-panel px-4 py-3 text-sm font-semibold">{t.on_this_page()}</summary>
              <Contents headings={headings} className="px-4 pb-3" />
            </details>
            <Contents headings={headings} className="border-l border-line pl-4 max-lg:hidden" />
          </nav>
        )}
        <div className="min-w-0 text-base">
          {isBare ? <RichText text={toBareLinks(text)} follows={isBarePage} /> : <RichText text={text} />}
        </div>
      </div>
    </article>
  )
}

interface ContentsProps {
  headings: { title: string; anchor: string }[]
  className: string
}

const Contents = ({ headings, className }: ContentsProps) => (
  <ul className={className}>
    {headings.map(({ title, anchor }) => (
      <li key={anchor}>
        <a
          href={`#${anchor}`}
          className="block rounded-control py-1.5 text-sm text-ink-2 hover:text-ink hover:underline"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
)
