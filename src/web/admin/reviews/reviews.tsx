import { Star } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { truncateText } from '#shared/formats/formats.ts'
import { type Review } from '#contract/reviews/reviews.ts'
import { decideReviews, listAllReviews, planReviews } from '#contract/reviews/review-table.ts'
import { useChangeAddress } from '#web/ui/addresses/use-change-address.ts'
import { useInvalidate } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { Stars } from '#web/ui/facts/stars.tsx'
import { type Column, rowLink, Table } from '#web/ui/facts/table.tsx'
import { AdminPage } from '../admin-page.tsx'
import { formatDay } from '../moments.ts'
import { BulkMenu } from '../bulk/bulk-menu.tsx'
import { useMay } from '../staff/may.tsx'
import { withoutPaging } from '../table/table-address.ts'
import { getReviewActs } from './review-acts.ts'
import { rememberTable } from '../table/table-memory.ts'
import { DayField } from '../table/day-field.tsx'
import { FilterChip } from '../table/filter-chip.tsx'
import { describeDays } from '../table/filter-words.ts'
import { type Choosing, makeChoosingColumn } from '../table/choosing.tsx'
import { showColumns } from '../table/shown-columns.ts'
import { TableTools, useChosenColumns } from '../table/table-tools.tsx'
import { useChoosing } from '../table/use-choosing.ts'
import { useTableRows } from '../table/use-table-rows.ts'
import { FilterBar } from '../table/filter-bar.tsx'
import { ReviewState, getStateWords } from './review-state.tsx'
import { isNarrowed, narrowed, reviewsAddress, type ReviewsSearch, sortedBy } from './reviews-address.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export function Reviews({ search }: { search: ReviewsSearch }) {
  useEffect(() => rememberTable('/reviews', reviewsAddress(search)), [search])
  const call = useTableRows(listAllReviews, 'reviews', search)
  const { data, error, isFetching, isPlaceholderData } = call
  const mayCall = useMay()
  const readAgain = useInvalidate()
  const choosing = useChoosing(data?.items ?? [])
  return (
    <AdminPage
      title={t.reviews()}
      tools={
        <p role="status" className="num min-w-20 text-sm text-ink-2">
          {data && !isPlaceholderData && describeCount(data.total)}
        </p>
      }
    >
      <div className="mb-3.5 flex flex-wrap items-start gap-2">
        <ReviewsFilters search={search} />
        <TableTools table="reviews" columns={getColumns()} search={search} to={reviewsAddress}>
          {mayCall(decideReviews) && (
            <BulkMenu
              plan={planReviews}
              search={withoutPaging(search)}
              total={data?.total}
              chosen={[...choosing.chosen]}
              acts={getReviewActs()}
              onChanged={() => {
                choosing.onChoose([])
                readAgain(listAllReviews)
              }}
            />
          )}
        </TableTools>
      </div>
      {error && !data ? (
        <ErrorState title={t.the_reviews_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label={t.loading_the_reviews()}>
          <div className="rounded-panel border border-line bg-paper p-5">
            <SkeletonText lines={9} />
          </div>
        </Loading>
      ) : data.items.length === 0 ? (
        <NoReviews search={search} />
      ) : (
        <div className={joinClasses('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <div className="overflow-clip rounded-panel border border-line bg-paper">
            <ReviewsTable
              search={search}
              rows={data.items}
              choosing={mayCall(decideReviews) ? choosing : null}
            />
          </div>
          <Pager {...data} to={(page) => reviewsAddress({ ...search, page })} />
        </div>
      )}
    </AdminPage>
  )
}

function NoReviews({ search }: { search: ReviewsSearch }) {
  const { state: _, ...others } = search
  const isQueue = search.state === 'disputed' && !isNarrowed(others)
  const [title, text] = isQueue
    ? [t.no_disputed_reviews(), t.when_someone_disputes_a_review()]
    : isNarrowed(search)
      ? [t.no_matches(), t.try_other_words_or_remove_a_filter()]
      : [t.no_reviews_yet(), t.reviews_from_buyers_and_sellers_are()]
  return (
    <EmptyState
      icon={Star}
      title={title}
      action={isNarrowed(search) && <LinkButton to="/reviews">{t.see_all_reviews()}</LinkButton>}
    >
      {text}
    </EmptyState>
  )
}

const describeCount = (total: number) => t.count_reviews({ count: total })

const options = (all: string, words: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]

function ReviewsFilters({ search }: { search: ReviewsSearch }) {
  const changeAddress = useChangeAddress()
  const go = (change: Partial<ReviewsSearch>) =>
    changeAddress(reviewsAddress(narrowed(search, change)), { preventScrollReset: true, replace: true })
  return (
    <FilterBar
      label={t.reviews()}
      field={
        <SearchField
          shortcut="/"
          label={t.words_names_or_numbers()}
          q={search.q ?? ''}
          onSearch={(q) => go({ q: q || undefined })}
        />
      }
      values={[search.state, search.stars, search.from ?? search.to]}
      chips={
        (search.from ?? search.to) !== undefined && (
          <FilterChip onRemove={() => go({ from: undefined, to: undefined })}>
            {describeDays(t.written(), search.from, search.to)}
          </FilterChip>
        )
      }
    >
      <PillSelect
        label={t.state()}
        value={search.state ?? ''}
        onChange={({ target }) => go({ state: (target.value || undefined) as ReviewsSearch['state'] })}
        options={options(t.any_state(), getStateWords())}
      />
      <PillSelect
        label={t.stars()}
        value={search.stars ?? ''}
        onChange={({ target }) => go({ stars: (target.value || undefined) as ReviewsSearch['stars'] })}
        options={options(t.any_stars(), {
          low: t.n_2_or_less(),
          middle: t.n_2_5_to_3_5(),
          high: t.n_4_or_more(),
        })}
      />
      <DayField label={t.written_from()} day={search.from} onDay={(from) => go({ from })} />
      <DayField label={t.to()} day={search.to} onDay={(to) => go({ to })} />
    </FilterBar>
  )
}

interface ReviewsTableProps {
  search: ReviewsSearch
  rows: Review[]
  /** Null where there's nothing to do with them. */
  choosing: Choosing | null
}

function ReviewsTable({ search, rows, choosing }: ReviewsTableProps) {
  const columns = [...(choosing ? [makeChoosingColumn(rows, choosing, ({ id }) => id)] : []), ...getColumns()]
  return (
    <Table
      caption={t.reviews()}
      columns={showColumns(columns, useChosenColumns('reviews', search))}
      rows={rows}
      rowKey={({ id }) => id}
      sort={{
        key: search.sort,
        order: search.order,
        to: (key) => reviewsAddress(sortedBy(search, key as ReviewsSearch['sort'])),
      }}
      long
      pressable
    />
  )
}

const getColumns = makeTexts((): Column<Review>[] => [
  {
    key: 'rating',
    head: t.stars(),
    sortable: true,
    cell: ({ rating }) => <Stars rating={rating} size={14} />,
  },
  {
    key: 'text',
    head: t.review(),
    grows: true,
    fixed: true,
    cell: (review) => (
      <span className="grid min-w-0">
        <Link
          to={`/reviews/${review.id}`}
          className={`${rowLink} line-clamp-2 wrap-anywhere md:line-clamp-1`}
        >
          {truncateText(review.text.replace(/\s+/g, ' '), 160)}
        </Link>
        <span className="truncate text-xs text-ink-2 md:hidden">
          {t.author_about_member({
            author: review.author.display_name,
            member: review.about.display_name,
          })}
        </span>
        <span className="mt-0.5 md:hidden">
          <ReviewState review={review} />
        </span>
      </span>
    ),
  },
  {
    key: 'people',
    head: t.between(),
    wide: true,
    cell: ({ author, about }) => (
      <span className="block max-w-56 truncate">
        {t.author_about_member({ author: author.display_name, member: about.display_name })}
      </span>
    ),
  },
  {
    key: 'listing',
    head: t.listing(),
    spacious: true,
    cell: ({ listing }) => (
      <span className="block max-w-36 truncate 2xl:max-w-56" title={listing.title}>
        {listing.title}
      </span>
    ),
  },
  { key: 'state', head: t.state(), wide: true, cell: (review) => <ReviewState review={review} /> },
  {
    key: 'written_at',
    head: t.written(),
    sortable: true,
    figure: true,
    wide: true,
    cell: ({ written_at }) => formatDay(written_at),
  },
])
