import { type MetaFunction, useSearchParams } from 'react-router'
import { ImportPage } from '#domains/listing-import/web/import-page.tsx'
import { readImportAddress } from '#domains/listing-import/web/import-address.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import * as t from '#domains/listing-import/texts.ts'

export const meta: MetaFunction = () => [
  { title: t.import_and_export_hoko() },
  { name: 'robots', content: 'noindex' },
]

export default function ListingImport() {
  const [query] = useSearchParams()
  return (
    <div className="min-h-dvh max-w-5xl pb-8">
      <PageHeading
        title={t.import_and_export()}
        actions={
          <LinkButton kind="quiet" size="small" to="/isell">
            {t.back_to_isell()}
          </LinkButton>
        }
      >
        {t.list_many_items_from_a_spreadsheet()}
      </PageHeading>
      <ImportPage address={readImportAddress(query)} />
    </div>
  )
}
