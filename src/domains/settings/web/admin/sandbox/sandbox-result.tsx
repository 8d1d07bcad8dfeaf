import { Link } from 'react-router'
import type { SandboxOutcome } from '#domains/auctions/common/rule-sandbox.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { FactTable } from '#platform/web/ui/facts/fact-table.tsx'
import { Table } from '#platform/web/ui/facts/table.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { shortDay } from '#domains/staff/web/shared/moments.ts'
import { describeNotes, listDifferences, listFigures } from './sandbox-labels.ts'
import * as t from '#domains/settings/texts.ts'

export function SandboxResult({ outcome }: { outcome: SandboxOutcome }) {
  const { auctions, from, to } = outcome
  return (
    <Panel
      title={t.the_last_30_days({ from: shortDay(from), to: shortDay(to) })}
      aside={t.replayed_count_of_total({ replayed: auctions.replayed, total: auctions.total })}
    >
      <div role="status" className="grid gap-5">
        {auctions.total === 0 ? (
          <p className="text-sm text-ink-2">{t.nothing_closed()}</p>
        ) : (
          <Table
            dense
            caption={t.figures()}
            columns={[
              { key: 'label', head: t.figures(), cell: ({ label }) => label, grows: true },
              { key: 'was', head: t.as_it_was(), cell: ({ was }) => was, figure: true },
              { key: 'would', head: t.by_these_rules(), cell: ({ would }) => would, figure: true },
            ]}
            rows={listFigures(outcome)}
            rowKey={({ label }) => label}
          />
        )}
        <section aria-labelledby="sandbox-differences">
          <h3 id="sandbox-differences" className="heading text-base">
            {t.what_would_differ()}
          </h3>
          <FactTable facts={listDifferences(outcome)} />
        </section>
        <Largest outcome={outcome} />
        <ul className="grid gap-1 text-xs text-ink-2">
          {describeNotes(outcome).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

function Largest({ outcome: { largest, auctions } }: { outcome: SandboxOutcome }) {
  if (auctions.replayed === 0) return null
  return (
    <div>
      <h3 className="heading mb-2 text-base">{t.largest_differences()}</h3>
      {largest.length === 0 ? (
        <p className="text-sm text-ink-2">{t.nothing_would_differ()}</p>
      ) : (
        <Table
          dense
          caption={t.largest_differences()}
          columns={[
            {
              key: 'title',
              head: t.listing(),
              grows: true,
              cell: ({ listing_id: listingId, title }) => (
                <Link to={`/listings?open=${listingId}`} className="rounded-control underline">
                  {title}
                </Link>
              ),
            },
            {
              key: 'was',
              head: t.as_it_was(),
              figure: true,
              cell: ({ was_cents: wasCents }) => describePrice(wasCents),
            },
            {
              key: 'would',
              head: t.by_these_rules(),
              figure: true,
              cell: ({ would_be_cents: wouldBeCents }) => describePrice(wouldBeCents),
            },
          ]}
          rows={largest}
          rowKey={({ listing_id: listingId }) => listingId}
        />
      )}
    </div>
  )
}

const describePrice = (cents: number | null) => (cents === null ? t.unsold() : formatMoney(cents))
