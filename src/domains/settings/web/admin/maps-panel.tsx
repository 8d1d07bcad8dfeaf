import { getSite } from '#domains/settings/common/site/site.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import * as t from '#domains/settings/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export function MapsPanel() {
  const { data: site } = useApiQuery(getSite, {}, { staleTime: Number.POSITIVE_INFINITY })
  if (!site) return null
  return (
    <Panel title={t.maps()}>
      <p className="text-sm text-ink-2">
        {site.map_tiles ? (
          <>{t.maps_show_streets_from_your_tile({ attribution: site.map_tiles.attribution })}</>
        ) : (
          <>
            <Sentence
              parts={t.maps_show_the_coastline_and_place({
                code: (parts) => <code className="text-ink">{parts}</code>,
              })}
            />
          </>
        )}
      </p>
    </Panel>
  )
}
