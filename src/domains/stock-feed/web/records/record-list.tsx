import { Car } from 'lucide-react'
import { useState } from 'react'
import { listMotorcentralRecords } from '#domains/stock-feed/common/feed-records.ts'
import type { FeedProblem } from '#domains/stock-feed/common/feed-runs.ts'
import type { StockFeed } from '#domains/stock-feed/common/stock-feed.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { SkeletonRows } from '#platform/web/ui/states/skeleton.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { PillSelect } from '#platform/web/ui/fields/pill-select.tsx'
import type { SelectOption } from '#platform/web/ui/fields/select.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { type FeedAddress, feedPath } from '../feed-address.ts'
import { recordStates } from '../record-states.ts'
import { getStateLabels, isUnderWay } from '../run-labels.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { RecordRow } from './record-row.tsx'
import { TeachDialog } from './teach-dialog.tsx'
import * as t from '#domains/stock-feed/texts.ts'

const perPage = 50

export function RecordList({ address, feed }: { address: FeedAddress; feed: StockFeed }) {
  const changeAddress = useChangeAddress()
  const { state, q, page } = address
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [taught, setTaught] = useState<FeedProblem | null>(null)
  const call = useApiQuery(
    listMotorcentralRecords,
    {
      page,
      limit: perPage,
      ...(q && { q }),
      ...(state === 'problems' ? { problems: 'yes' as const } : state && { state }),
    },
    { staleTime: 0, placeholderData: (before) => before },
  )
  const go = (change: Partial<FeedAddress>) => {
    setChosen(new Set())
    changeAddress(feedPath({ ...address, page: 1, ...change }), { replace: true, preventScrollReset: true })
  }
  const ids = call.data?.items.map(({ id }) => id) ?? []
  const shown = ids.filter((id) => chosen.has(id))
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField label={t.search_your_stock()} q={q} onSearch={(text) => go({ q: text })} />
        <PillSelect
          label={t.state()}
          value={state ?? ''}
          onChoose={(one) => go({ state: one || null })}
          options={getStateOptions(feed)}
        />
      </div>
      <Query
        call={call}
        failed={t.your_vehicles_didnt_load()}
        loading={t.loading_the_vehicles()}
        skeleton={<SkeletonRows count={2} />}
      >
        {(data) =>
          data.total === 0 ? (
            <NoRecords isFiltered={q !== '' || state !== null} />
          ) : (
            <>
              <ChosenBar
                ids={ids}
                chosen={shown}
                records={data.items}
                isBusy={isUnderWay(feed.run)}
                onChoose={(wanted) => setChosen(new Set(wanted))}
              />
              <ul aria-label={t.vehicles()} className="divide-y divide-line border-y border-line">
                {data.items.map((record) => (
                  <RecordRow
                    key={record.id}
                    record={record}
                    isChosen={chosen.has(record.id)}
                    onChoose={(isChosen) =>
                      setChosen(
                        new Set(
                          isChosen ? [...chosen, record.id] : [...chosen].filter((id) => id !== record.id),
                        ),
                      )
                    }
                    onTeach={setTaught}
                  />
                ))}
              </ul>
              <Pager
                page={data.page}
                limit={data.limit}
                total={data.total}
                to={(to) => feedPath({ ...address, page: to })}
              />
            </>
          )
        }
      </Query>
      {taught && (
        <TeachDialog key={taught.field + taught.value} problem={taught} onClose={() => setTaught(null)} />
      )}
    </div>
  )
}

function getStateOptions({ counts }: StockFeed): SelectOption<NonNullable<FeedAddress['state']> | ''>[] {
  const words = getStateLabels()
  return [
    { value: '', label: t.all_vehicles() },
    { value: 'problems', label: t.with_problems({ count: counts.with_problems }) },
    ...recordStates.map((state) => ({ value: state, label: `${words[state].label} (${counts[state]})` })),
  ]
}

const NoRecords = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState icon={Car} title={isFiltered ? t.no_vehicle_here() : t.no_vehicles_yet()}>
    {isFiltered ? t.try_another_search() : t.fetch_or_upload_first()}
  </EmptyState>
)
