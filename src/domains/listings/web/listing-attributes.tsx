import type { Listing } from '#domains/listings/common/listings.ts'
import * as t from '#domains/listings/texts.ts'

export function ListingAttributes({ rows }: { rows: Listing['attribute_rows'] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="attributes">
      <h2 id="attributes" className="heading text-lg">
        {t.details()}
      </h2>
      <dl className="mt-2 grid gap-x-8 text-sm sm:grid-cols-2">
        {rows.map(({ key, name, words }) => (
          <div
            key={key}
            className="flex justify-between gap-4 border-t border-line py-2 print:break-inside-avoid print:py-0.5"
          >
            <dt className="min-w-0 break-words text-ink-2">{name}</dt>
            <dd className="num min-w-0 text-right font-medium break-words">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
