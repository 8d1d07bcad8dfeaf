import { listFavourites } from '#domains/watchlist/common/watching.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { getQuery, type WatchView } from './watch-view.ts'
import * as t from '#domains/watchlist/texts.ts'

/** The iWatch tab: the watchlist or one of its neighbours. */
export type WatchPart = 'list' | 'searches' | 'bids'

export function WatchTabs({ view, part }: { view: WatchView; part: WatchPart }) {
  const { data } = useApiQuery(listFavourites, getQuery(view))
  return (
    <TabLinks
      label={t.watchlist()}
      links={[
        {
          to: '/iwatch',
          label: t.open(),
          count: data?.open_count ?? null,
          current: part === 'list' && view.state === 'open',
        },
        {
          to: '/iwatch?show=closed',
          label: t.closed(),
          count: data?.closed_count ?? null,
          current: part === 'list' && view.state === 'closed',
        },
        { to: '/iwatch?show=searches', label: t.saved_searches(), current: part === 'searches' },
        { to: '/iwatch?show=bids', label: t.my_bids(), current: part === 'bids' },
      ]}
    />
  )
}
