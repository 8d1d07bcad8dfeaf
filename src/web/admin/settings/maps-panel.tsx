import { getSite } from '#contract/site/site.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'

/** What maps show, and what it takes to show more: only administrators are told. */
export function MapsPanel() {
  const { data: site } = useApiQuery(getSite, {}, { staleTime: Number.POSITIVE_INFINITY })
  if (!site) return null
  return (
    <Panel title="Maps">
      <p className="text-sm text-ink-2">
        {site.map_tiles ? (
          <>Maps show streets from your tile server: {site.map_tiles.attribution}.</>
        ) : (
          <>
            Maps show the coastline and place names. To show streets, set{' '}
            <code className="text-ink">MAP_TILES_URL</code> to a tile server when you start Hoko.
          </>
        )}
      </p>
    </Panel>
  )
}
