import { listAdminCategories } from '#contract/catalogue/catalogue.ts'
import { decideListings, planListings } from '#contract/moderation/moderation.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { BulkMenu } from '../../bulk/bulk-menu.tsx'
import { categoryOptions } from '../../catalogue/category-options.ts'
import { useMay } from '../../staff/may.tsx'
import { withoutPaging } from '../../table/table-address.ts'
import type { ListingsSearch } from '../listings-address.ts'
import { useListingsDecided } from '../use-admin-listing.ts'
import { listListingActs } from './listing-acts.ts'

export function AllListings({ search, total }: { search: ListingsSearch; total: number | undefined }) {
  const mayCall = useMay()
  const decided = useListingsDecided()
  const categories = useApiQuery(listAdminCategories, {}, { staleTime: 60_000 }).data?.items ?? []
  const ofType = categories.filter(({ type }) => search.type === undefined || type === search.type)
  if (!mayCall(decideListings)) return null
  return (
    <BulkMenu
      plan={planListings}
      search={withoutPaging(search)}
      total={total}
      acts={listListingActs(categoryOptions(categories, ofType))}
      onChanged={() => void decided()}
    />
  )
}
