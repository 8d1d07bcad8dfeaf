import { Columns3 } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import { getListing } from '#domains/listings/common/listings.ts'
import { maxCompared, readComparedIds } from '#domains/watchlist/common/compare/compare-address.ts'
import { type ComparedColumn, CompareTable } from '#domains/watchlist/web/compare/compare-table.tsx'
import type { Api } from '#platform/common/api.ts'
import { toListingId } from '#platform/common/ids.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { browserLoad, type Load, type PageProps, serverLoad } from '#platform/web/loading/load.ts'
import { findProblem } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import * as t from '#domains/watchlist/texts.ts'

type Refused = 'empty' | 'wrong_address' | 'too_many' | 'mixed'

interface LoadedComparison {
  refused: Refused | null
  columns: ComparedColumn[]
}

const refuse = (refused: Refused): LoadedComparison => ({ refused, columns: [] })

const load = (async (api, { url, signal }) => {
  const ids = readComparedIds(url.searchParams.get('ids'))
  if (ids === null) return refuse('wrong_address')
  if (ids.length === 0) return refuse('empty')
  if (ids.length > maxCompared) return refuse('too_many')
  const columns = await Promise.all(ids.map((id) => loadColumn(api, id, signal)))
  const types = new Set(columns.flatMap(({ listing }) => listing?.type ?? []))
  return types.size > 1 ? refuse('mixed') : { refused: null, columns }
}) satisfies Load<LoadedComparison>

async function loadColumn(api: Api, id: number, signal: AbortSignal): Promise<ComparedColumn> {
  try {
    return { id, listing: await api.call(getListing, { id: toListingId(id) }, { signal }) }
  } catch (error) {
    if (findProblem(error)?.key === 'not_found') return { id, listing: null }
    throw error
  }
}

export const loader = serverLoad(load, ({ columns }) => columns.map(({ id }) => `listing:${id}`))
export const clientLoader = browserLoad(load)

export const meta: MetaFunction = () => [{ title: t.compare_hoko() }, { name: 'robots', content: 'noindex' }]

export default function Compare({ loaderData: { refused, columns } }: PageProps<typeof loader>) {
  return (
    <div className="min-h-[60dvh] pb-8">
      <PageHeading title={t.compare_listings()} />
      {refused === null ? <CompareTable columns={columns} /> : <Refusal refused={refused} />}
    </div>
  )
}

const getRefusals = makeTexts((): Record<Refused, { title: string; words: string }> => ({
  empty: { title: t.nothing_to_compare(), words: t.add_listings_to_compare() },
  wrong_address: { title: t.that_address_is_wrong(), words: t.check_the_address() },
  too_many: { title: t.too_many_to_compare(), words: t.compare_at_most_four() },
  mixed: { title: t.types_differ(), words: t.compare_one_type() },
}))

function Refusal({ refused }: { refused: Refused }) {
  const { title, words } = getRefusals()[refused]
  return (
    <EmptyState
      icon={Columns3}
      title={title}
      action={<LinkButton to="/ibuy">{t.see_all_listings()}</LinkButton>}
    >
      {words}
    </EmptyState>
  )
}
