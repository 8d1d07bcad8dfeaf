import { Car } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { listStockRecords } from '#domains/media/web/shared/upload.ts'
import {
  type FeedRecord,
  deleteMotorcentralRecords,
  type FeedProblem,
  listMotorcentralRecords,
  type StockFeed,
} from '#domains/stock-feed/common/stock-feed.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { PillSelect, type SelectOption } from '#platform/web/ui/fields/select.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { SkeletonRows } from '#platform/web/ui/states/skeleton.tsx'
import { useRefreshFeed, type FeedAddress, feedPath } from '../feed-address.ts'
import { ProblemList, recordStates } from '../problem-list.tsx'
import { getStateLabels, isUnderWay } from '../run-labels.ts'
import { TeachDialog } from './teach-dialog.tsx'
import * as t from '#domains/stock-feed/texts.ts'

interface ChosenBarProps {
  ids: number[]
  chosen: number[]
  records: FeedRecord[]
  isBusy: boolean
  onChoose: (ids: number[]) => void
}

/** Actions for the ticked vehicles. */
function ChosenBar({ ids, chosen, records, isBusy, onChoose }: ChosenBarProps) {
  const refresh = useRefreshFeed()
  const [isListing, setListing] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const remove = useApiMutation(deleteMotorcentralRecords, {
    onSuccess: ({ deleted }) => {
      setOpen(false)
      onChoose([])
      refresh()
      notify.success(t.count_deleted({ count: deleted }))
    },
  })
  const live = records.filter(({ id, listing }) => chosen.includes(id) && listing?.is_live).length

  async function list() {
    setListing(true)
    try {
      await listStockRecords(chosen)
      onChoose([])
      refresh()
    } catch (error) {
      notify.error(t.they_werent_listed(), { description: getMessage(error) })
    }
    setListing(false)
  }

  return (
    <div className="sticky top-15.5 z-10 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-paper md:top-16 lg:top-0">
      <Checkbox
        label={chosen.length === 0 ? t.choose_all_on_this_page() : t.count_chosen({ count: chosen.length })}
        checked={chosen.length === ids.length}
        onChange={({ target }) => onChoose(target.checked ? ids : [])}
      />
      {chosen.length > 0 && (
        <p className="flex flex-wrap gap-2">
          <Button size="small" busy={isListing} disabled={isBusy} onClick={() => void list()}>
            {t.list_or_update()}
          </Button>
          <Button kind="quiet" size="small" disabled={isBusy} onClick={() => setOpen(true)}>
            {t.delete_them()}
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={isOpen}
        title={t.delete_count_records({ count: chosen.length })}
        confirm={t.delete_them()}
        kind="danger"
        busy={remove.isPending}
        error={remove.error ? getMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate({ record_ids: chosen })}
        onClose={() => setOpen(false)}
      >
        {t.count_listings_will_be_withdrawn({ count: live })}
      </ConfirmDialog>
    </div>
  )
}

interface RecordRowProps {
  record: FeedRecord
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onTeach: (problem: FeedProblem) => void
}

function RecordRow({ record, isChosen, onChoose, onTeach }: RecordRowProps) {
  const {
    stock_number: stockNumber,
    title,
    plate,
    price_cents: priceCents,
    state,
    problems,
    picture_count: pictureCount,
    cover,
    listing,
  } = record
  const { label, kind } = getStateLabels()[state]
  const name = title || t.no_name()
  return (
    <li className="flex items-start gap-3 py-2 text-sm">
      <Checkbox
        label={<span className="sr-only">{t.choose_stock_number({ stock_number: stockNumber, name })}</span>}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className="w-18 shrink-0 md:w-15">
        <Picture src={cover?.thumb_url ?? null} blur={cover?.thumbhash} alt="" round="control" />
      </div>
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto]">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          {listing ? (
            <Link
              to={`/${listing.type}/${listing.id}/detail`}
              className="font-semibold break-words text-pounamu hover:underline"
            >
              {name}
            </Link>
          ) : (
            <span className="font-semibold break-words">{name}</span>
          )}
          <Badge kind={kind}>{label}</Badge>
        </p>
        <p className="num font-semibold md:col-start-2 md:row-span-2 md:row-start-1 md:text-right">
          {priceCents === null ? t.price_on_application() : formatMoney(priceCents)}
        </p>
        <p className="num break-words text-ink-2 md:col-start-1">
          {[stockNumber, plate, t.count_photos({ count: pictureCount })].filter(Boolean).join(' · ')}
        </p>
        {state !== 'withdrawn' && (
          <div className="empty:hidden md:col-span-2">
            <ProblemList problems={problems} onTeach={onTeach} />
          </div>
        )}
      </div>
    </li>
  )
}

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
