import type { DayOfReport } from '#contract/stats/user-reports.ts'
import { formatCalendarDay, formatMoney } from '#shared/formats/formats.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { reachableScroll } from '#web/ui/layout/reachable-scroll.ts'
import { Panel } from '#web/ui/layout/panel.tsx'
import { formatCount } from './report-words.ts'
import * as t from './texts.ts'

type Charted = 'views' | 'earnings_cents' | 'spend_cents'

const getCharted = makeTexts(
  (): Record<Charted, { title: string; head: string; format: (value: number) => string }> => ({
    views: { title: t.views_by_day(), head: t.views(), format: formatCount },
    earnings_cents: { title: t.earnings_by_day(), head: t.earnings(), format: formatMoney },
    spend_cents: { title: t.spend_by_day(), head: t.spend(), format: formatMoney },
  }),
)

interface ReportChartProps {
  daily: DayOfReport[]
  figure: Charted
}

/** The table below says the same. */
export function ReportChart({ daily, figure }: ReportChartProps) {
  const { title, format } = getCharted()[figure]
  const best = daily.reduce((one, other) => (other[figure] > one[figure] ? other : one))
  return (
    <Panel
      title={title}
      aside={
        best[figure] > 0 && (
          <span className="num">
            {t.best_day({ value: format(best[figure]), day: formatCalendarDay(best.day) })}
          </span>
        )
      }
    >
      {best[figure] > 0 ? (
        <div className="grid gap-3">
          <Bars daily={daily} figure={figure} highest={best[figure]} />
          <DayTable daily={daily} figure={figure} />
        </div>
      ) : (
        <p className="text-sm text-ink-2">{t.none_in_this_period()}</p>
      )}
    </Panel>
  )
}

const height = 100
/** Of each day: two thirds for its bar, and the rest left free. */
const [room, thick] = [3, 2]

function Bars({ daily, figure, highest }: ReportChartProps & { highest: number }) {
  return (
    <div aria-hidden>
      <svg
        viewBox={`0 0 ${daily.length * room} ${height}`}
        preserveAspectRatio="none"
        className="block h-32 w-full border-b border-line-strong text-pounamu"
      >
        {daily.map((day, n) => {
          const tall = (day[figure] / highest) * height
          return (
            <rect
              key={day.day}
              x={n * room + (room - thick) / 2}
              y={height - tall}
              width={thick}
              height={tall}
              fill="currentColor"
            />
          )
        })}
      </svg>
      <p className="num mt-1.5 flex justify-between text-xs text-ink-2">
        <span>{formatCalendarDay(daily[0]!.day)}</span>
        <span>{formatCalendarDay(daily.at(-1)!.day)}</span>
      </p>
    </div>
  )
}

function DayTable({ daily, figure }: ReportChartProps) {
  const { title, head, format } = getCharted()[figure]
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-control text-sm font-semibold text-pounamu-deep">
        {t.show_as_a_table()}
      </summary>
      <div ref={reachableScroll} className="mt-2 max-h-72 overflow-y-auto rounded-control border border-line">
        <table className="num w-full text-left text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="sticky top-0 bg-sunk text-xs text-ink-2">
            <tr>
              <th scope="col" className="px-3 py-2 font-semibold">
                {t.day()}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                {head}
              </th>
            </tr>
          </thead>
          <tbody>
            {daily.toReversed().map((day) => (
              <tr key={day.day} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 font-normal">
                  {formatCalendarDay(day.day)}
                </th>
                <td className="px-3 py-1.5 text-right">{format(day[figure])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
