import { ownSorts, type OwnSort } from '#domains/selling/common/own-listings.ts'
import { must } from '#platform/common/must.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { PillSelect } from '#platform/web/ui/fields/pill-select.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { ownAddress, type OwnListingsQuery } from './own-listings-query.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

const getSortWords = makeTexts((): Record<OwnSort, string> => ({
  needs_me: t.to_do_first(),
  newest: t.newest_first(),
  closing_soon: t.closing_soon_first(),
  most_watched: t.most_watched_first(),
  most_bids: t.most_bids_first(),
}))

export function OwnTools({ query }: { query: OwnListingsQuery }) {
  const changeAddress = useChangeAddress()
  const show = (change: Partial<OwnListingsQuery>) =>
    changeAddress(ownAddress(query, change), { preventScrollReset: true, replace: 'q' in change })
  return (
    <div className="flex flex-wrap items-center gap-2.5 pt-4">
      <SearchField label={t.search_your_titles()} q={query.q} onSearch={(q) => show({ q: q.slice(0, 80) })} />
      <PillSelect
        label={t.order()}
        value={query.sort}
        onChange={(event) =>
          show({
            sort: must(
              ownSorts.find((sort) => sort === event.target.value),
              'order',
            ),
          })
        }
        options={ownSorts.map((value) => ({ value, label: getSortWords()[value] }))}
      />
    </div>
  )
}
