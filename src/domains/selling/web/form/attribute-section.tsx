import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { AttributeField } from './attribute-field.tsx'
import type { SectionProps } from './sell-section.ts'
import type { CategoryFilters } from './use-filters.ts'
import * as t from '#domains/selling/texts.ts'

/** Answers for another category stay stored but hidden. */
export function AttributeSection({
  filters,
  values,
  problems,
  change,
}: SectionProps & { filters: CategoryFilters }) {
  if (filters.state === 'none' || (filters.state === 'here' && filters.list.length === 0)) return null
  return (
    <Panel title={t.details()} aside={t.people_filter_their_search_by_these()}>
      {filters.state === 'loading' && <LoadingFields />}
      {filters.state === 'failed' && (
        <Notice
          kind="wrong"
          live
          action={
            <Button size="small" kind="quiet" busy={filters.busy} onClick={filters.retry}>
              {t.try_again()}
            </Button>
          }
        >
          {t.this_categorys_details_didnt_load()}
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
        {filters.list.map((filter) => (
          <AttributeField
            key={filter.key}
            filter={filter}
            value={filter.key in values.attributes ? values.attributes[filter.key] : null}
            error={problems[`attributes.${filter.key}`]}
            onChange={(answer) => change({ attributes: { ...values.attributes, [filter.key]: answer } })}
          />
        ))}
      </div>
    </Panel>
  )
}

function LoadingFields() {
  return (
    <Loading label={t.loading_this_categorys_details()}>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        {[1, 2].map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
