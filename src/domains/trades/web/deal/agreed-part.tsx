import type { ReactNode } from 'react'
import type { TradeDetails } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { FactTable } from '#platform/web/ui/facts/fact-table.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { describePayment } from '../trade-labels.ts'
import { describeVersion } from './terms-labels.ts'
import * as t from '#domains/trades/texts.ts'

const shownHash = 16

export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded-panel border border-line bg-paper">
      <summary className="cursor-pointer rounded-panel px-5 py-4 font-semibold hover:text-pounamu">
        {title}
      </summary>
      <div className="grid gap-4 px-5 pb-5">{children}</div>
    </details>
  )
}

/** The listing as it was when both agreed, and every version of the terms since. */
export function AgreedPart({ trade, details }: { trade: Trade; details: TradeDetails | undefined }) {
  if (!details || (details.copy === null && details.history.length === 0)) return null
  const { copy, history } = details
  return (
    <Fold title={t.deal_what_you_agreed()}>
      {copy && <ListingCopy copy={copy} />}
      {history.length > 0 && (
        <section aria-label={t.deal_terms()} className="grid gap-2">
          <h3 className="text-sm font-semibold">{t.deal_terms()}</h3>
          <ol className="grid gap-1.5 border-l border-line pl-3.5 text-sm">
            {history.map((version) => (
              <li key={version.version}>
                <p className="num">
                  {`${describeVersion(version, trade.role)}: ${formatMoney(version.total_cents)} `}
                  <time dateTime={version.at} className="text-ink-3">
                    {formatShortInstant(new Date(version.at))}
                  </time>
                </p>
                {version.reason && (
                  <p className="max-w-prose break-words whitespace-pre-line text-ink-2">“{version.reason}”</p>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </Fold>
  )
}

function ListingCopy({ copy }: { copy: NonNullable<TradeDetails['copy']> }) {
  const facts = [
    ...(copy.condition
      ? [{ label: t.deal_condition(), value: copy.condition === 'new' ? t.deal_new() : t.deal_used() }]
      : []),
    ...copy.facts,
    ...(copy.payment_methods.length > 0
      ? [{ label: t.deal_payment(), value: describePayment(copy.payment_methods) }]
      : []),
  ]
  return (
    <section aria-label={t.deal_the_listing_when_you_agreed()} className="grid gap-3 text-sm">
      <p className="text-ink-3">{t.deal_as_it_was_on({ at: formatShortInstant(new Date(copy.taken_at)) })}</p>
      <h3 className="text-base font-semibold break-words">{copy.title}</h3>
      {copy.subtitle !== '' && <p className="-mt-2 break-words text-ink-2">{copy.subtitle}</p>}
      <p className="max-w-prose break-words whitespace-pre-line">{copy.description}</p>
      {facts.length > 0 && <FactTable facts={facts} />}
      {copy.pictures.length > 0 && (
        <>
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {copy.pictures.map(({ url, alt, sha256 }, index) => (
              <li key={sha256 ?? index} className="grid gap-1">
                <Picture src={url} alt={alt || t.deal_photo({ index: index + 1 })} round="control" />
                {sha256 && <code className="truncate text-xs text-ink-3">{sha256.slice(0, shownHash)}</code>}
              </li>
            ))}
          </ul>
          <p className="max-w-prose text-xs text-ink-3">{t.deal_fingerprints()}</p>
        </>
      )}
    </section>
  )
}
