import { formatMinutes, type ClosingRules } from '#domains/settings/common/closing-rules.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import rules from '../../../../../docs/trading-rules.md'
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

const styles = [
  'max-w-prose break-words text-ink',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-lg [&_h2]:font-bold [&_h2]:tracking-tight [&_h2]:scroll-mt-20',
  '[&_p]:my-3 [&_li]:my-1.5 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-5',
  '[&_div]:my-5 [&_div]:overflow-x-auto [&_div]:rounded-panel [&_div]:border [&_div]:border-line [&_div]:bg-paper',
  '[&_table]:num [&_table]:w-full [&_table]:text-sm',
  '[&_th]:px-3 [&_th]:py-2 [&_th]:text-left [&_th]:font-semibold [&_th]:whitespace-nowrap',
  '[&_td]:border-t [&_td]:border-line [&_td]:px-3 [&_td]:py-1.5',
].join(' ')

/** Renders docs/trading-rules.md. */
export function RulesText() {
  return <article className={styles} dangerouslySetInnerHTML={{ __html: rules }} />
}
