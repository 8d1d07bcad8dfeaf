const capitalise = (text: string) => text[0]!.toUpperCase() + text.slice(1)

/** The spellings of a name in kebab case, as `gift-cards`. */
export function spellName(name: string) {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    name,
    camel,
    pascal: capitalise(camel),
    table: name.replaceAll('-', '_'),
    title: capitalise(name.replaceAll('-', ' ')),
  }
}

export type Spellings = ReturnType<typeof spellName>

/** A domain with one operation, one table, one page and one test: its files by their paths in it. */
export const listFiles = (spellings: Spellings): Record<string, string> => ({
  [`common/${spellings.name}.ts`]: writeOperations(spellings),
  [`common/${spellings.name}.shapes.ts`]: writeShapes(spellings),
  'server/domain.ts': writeManifest(spellings),
  [`server/${spellings.name}.routes.ts`]: writeRoutes(spellings),
  [`server/${spellings.name}.queries.ts`]: writeQueries(spellings),
  [`server/${spellings.name}.test.ts`]: writeTest(spellings),
  'web/pages.ts': writePages(spellings),
  [`web/pages/${spellings.name}.tsx`]: writePage(spellings),
  'texts.json': writeTexts(spellings),
})

export const writeMigration = ({ table }: Spellings) => `create table ${table} (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 200),
  created_at timestamptz not null default clock_timestamp()
);
`

const writeOperations = ({
  name,
  pascal,
  title,
}: Spellings) => `import { operation } from '#platform/common/operation.ts'
import type * as shapes from './${name}.shapes.ts'

export type * from './${name}.shapes.ts'

export const list${pascal} = operation<typeof shapes.list${pascal}>('GET /${name}')({
  name: 'list${pascal}',
  summary: '${title}, latest first',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})
`

const writeShapes = ({ pascal }: Spellings) => `import * as z from 'zod/mini'

export const list${pascal} = {
  reply: z.strictObject({
    items: z.array(z.strictObject({ id: z.int(), title: z.string() })),
  }),
}
`

const writeManifest = ({
  name,
  camel,
  table,
}: Spellings) => `import type { Domain } from '#platform/server/domain.ts'
import * as ${camel} from '../common/${name}.ts'
import * as ${camel}Shapes from '../common/${name}.shapes.ts'
import { ${camel}Routes } from './${name}.routes.ts'

export const domain: Domain = {
  operations: [${camel}],
  shapes: [${camel}Shapes],
  routes: [${camel}Routes],
  tables: ['${table}'],
}
`

const writeRoutes = ({
  name,
  camel,
  pascal,
}: Spellings) => `import { list${pascal} } from '#domains/${name}/common/${name}.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { select${pascal} } from './${name}.queries.ts'

export function ${camel}Routes(serve: Serve, { db }: Platform): void {
  serve(list${pascal}, async () => ({ items: await select${pascal}(db) }))
}
`

const writeQueries = ({
  pascal,
  table,
}: Spellings) => `import type { Db } from '#platform/server/database/db.ts'

const maxRows = 100

export const select${pascal} = async (db: Db) =>
  await db.selectFrom('${table}').select(['id', 'title']).orderBy('id', 'desc').limit(maxRows).execute()
`

const writeTest = ({
  name,
  pascal,
  table,
}: Spellings) => `import { afterAll, beforeAll, expect, test } from 'vitest'
import { list${pascal} } from '#domains/${name}/common/${name}.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test('list${pascal} answers the latest first', async () => {
  for (const title of ['First', 'Second'])
    await app.platform.db.insertInto('${table}').values({ title }).execute()
  const { items } = await app.as(null).call(list${pascal}, {})
  expect(items.map(({ title }) => title)).toEqual(['Second', 'First'])
})
`

const writePages = ({ name }: Spellings) => `import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/${name}', for: 'public', frame: 'marketWithQueries', file: 'pages/${name}.tsx' },
]
`

const writePage = ({ name, pascal }: Spellings) => `import type { MetaFunction } from 'react-router'
import { list${pascal} } from '#domains/${name}/common/${name}.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/${name}/texts.ts'

export const meta: MetaFunction = () => [{ title: t.page_title() }]

export default function ${pascal}() {
  const call = useApiQuery(list${pascal}, {})
  return (
    <div className="pb-8">
      <PageHeading title={t.heading()} />
      <Query
        call={call}
        failed={t.the_list_didnt_load()}
        loading={t.loading_the_list()}
        skeleton={<SkeletonText lines={4} />}
        empty={<p className="text-sm text-ink-2">{t.nothing_here_yet()}</p>}
      >
        {({ items }) => (
          <ul className="grid gap-2 text-sm">
            {items.map(({ id, title }) => (
              <li key={id} className="wrap-anywhere">
                {title}
              </li>
            ))}
          </ul>
        )}
      </Query>
    </div>
  )
}
`

const writeTexts = ({ title }: Spellings) =>
  `${JSON.stringify(
    {
      page_title: `${title} | Hoko`,
      heading: title,
      the_list_didnt_load: 'The list didn’t load',
      loading_the_list: 'Loading the list',
      nothing_here_yet: 'Nothing here yet.',
    },
    null,
    2,
  )}\n`
