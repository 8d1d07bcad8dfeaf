import { sql, type SelectQueryBuilder } from 'kysely'

interface Paging {
  page: number
  limit: number
}

interface CountedPage<Id> {
  ids: Id[]
  total: number
}

/**
 * Selects a page and the total. An expensive search (`isDear`) runs once, for both; one ordered by
 * an index is quicker as two queries, of which the page reads only its own rows.
 * @param all the same, without the joins for sorting
 */
export async function selectCounted<DB, TB extends keyof DB, AllTB extends keyof DB, Id extends number>(
  found: SelectQueryBuilder<DB, TB, { id: Id }>,
  all: SelectQueryBuilder<DB, AllTB, object>,
  paging: Paging,
  isDear: boolean,
): Promise<CountedPage<Id>> {
  if (isDear) return await selectAtOnce(found, paging)
  const [ids, counts] = await Promise.all([
    onPage(found, paging).execute(),
    all.select(sql<number>`count(*)`.as('total')).execute(),
  ])
  return { ids: ids.map(readId), total: readTotal(counts) }
}

export async function selectAtOnce<DB, TB extends keyof DB, Id extends number>(
  found: SelectQueryBuilder<DB, TB, { id: Id }>,
  paging: Paging,
): Promise<CountedPage<Id>> {
  const counted = found.select(sql<number>`count(*) over ()`.as('total'))
  const rows = await onPage(counted, paging).execute()
  // Past the end no row contains the total.
  const isPast = rows.length === 0 && paging.page > 1
  return {
    ids: rows.map(readId),
    total: readTotal(isPast ? await counted.clearOrderBy().limit(1).execute() : rows),
  }
}

/** Returns the total, counted only if the first page doesn't contain everything. */
export async function countBeyond(
  rows: readonly unknown[],
  { page, limit }: Paging,
  countAll: () => Promise<number>,
): Promise<number> {
  return page === 1 && rows.length < limit ? rows.length : await countAll()
}

const onPage = <DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, Row>,
  { page, limit }: Paging,
) => found.limit(limit).offset((page - 1) * limit)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely forgets the id of a generic row.
const readId = <Id>({ id }: { id: Id }) => id
const readTotal = ([one = {}]: object[]) => (one as { total?: number }).total ?? 0
