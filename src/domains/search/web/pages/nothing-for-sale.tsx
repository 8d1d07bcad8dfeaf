import { PackageOpen } from 'lucide-react'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import * as t from '#domains/search/texts.ts'

export function NothingForSale() {
  return (
    <EmptyState
      icon={PackageOpen}
      title={t.nothing_for_sale_yet()}
      action={<LinkButton to="/select-listing-type">{t.list_an_item()}</LinkButton>}
    >
      {t.nothing_for_sale_yet_list_the_first()}
    </EmptyState>
  )
}
