import { formatMinutes, type ClosingRules } from '#domains/settings/common/closing-rules.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import * as t from '#domains/auctions/texts.ts'

/** The current figures, for auctions that go live now. */
export function SiteFigures({ figures }: { figures: ClosingRules }) {
  const outage =
    figures.outage_seconds === 60
      ? t.n_1_minute()
      : t.outage_seconds_seconds({ outage_seconds: figures.outage_seconds })
  const rows = [
    [t.shortest_auction(), formatMinutes(figures.min_auction_minutes)],
    [t.longest_auction(), formatMinutes(figures.max_auction_minutes)],
    [t.a_late_bid_extends_by(), formatMinutes(figures.extension_minutes)],
    [
      t.lowest_reserve_after_a_bid(),
      t.reserve_floor_percent_of_the_first({ reserve_floor_percent: figures.reserve_floor_percent }),
    ],
    [t.an_outage_is_at_least(), outage],
    [
      t.closing_after_an_outage(),
      t.outage_extension_minutes_later({
        outage_extension_minutes: formatMinutes(figures.outage_extension_minutes),
      }),
    ],
    [
      t.relists_automatically(),
      t.up_to_max_auto_relists_times({ max_auto_relists: figures.max_auto_relists }),
    ],
  ]
  return (
    <Panel title={t.on_this_site()}>
      <dl className="num grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
