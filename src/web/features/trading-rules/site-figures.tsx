import { formatMinutes, type ClosingRules } from '#shared/rules/closing-rules.ts'
import { Panel } from '#web/ui/layout/panel.tsx'

/** The figures that are marked in the rules, as they hold for auctions that go live now. */
export function SiteFigures({ figures }: { figures: ClosingRules }) {
  const outage = figures.outage_seconds === 60 ? '1 minute' : `${figures.outage_seconds} seconds`
  const rows = [
    ['Shortest auction', formatMinutes(figures.min_auction_minutes)],
    ['Longest auction', formatMinutes(figures.max_auction_minutes)],
    ['A late bid extends by', formatMinutes(figures.extension_minutes)],
    ['Lowest reserve after a bid', `${figures.reserve_floor_percent}% of the first`],
    ['An outage is at least', outage],
    ['Closing after an outage', `${formatMinutes(figures.outage_extension_minutes)} later`],
    ['Relists automatically', `up to ${figures.max_auto_relists} times`],
  ]
  return (
    <Panel title="On this site">
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
