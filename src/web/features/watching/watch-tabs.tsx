import { listFavourites } from '#contract/watching/watching.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { TabLinks } from '#web/ui/layout/tabs.tsx'
import { getQuery, type WatchView } from './watch-view.ts'
import * as t from './texts.ts'

export function WatchTabs({ view, showsSearches }: { view: WatchView; showsSearches: boolean }) {
  const { data } = useApiQuery(listFavourites, getQuery(view))
  const open = { to: '/iwatch', label: t.open(), current: !showsSearches && view.state === 'open' }
  const closed = {
    to: '/iwatch?show=closed',
    label: t.closed(),
    current: !showsSearches && view.state === 'closed',
  }
  return (
    <TabLinks
      label={t.watchlist()}
      links={[
        data ? { ...open, count: data.open_count } : open,
        data ? { ...closed, count: data.closed_count } : closed,
        { to: '/iwatch?show=searches', label: t.saved_searches(), current: showsSearches },
        { to: '/iwon-ilost?show=running', label: t.my_bids(), current: false },
      ]}
    />
  )
}
